//! The forms of a game, each sent for the position that its page shows, and its messages.

use app::ports::Recorded;
use domain::{Actor, ClaimBasis, wire};
use maud::{Markup, html};
use messages::{Arg, Message, Word, msg};

use super::{score::spoken, sheet::Sheet, typed::seat_field};

impl Sheet<'_> {
    /// The acts that the reader can do here and now.
    pub(super) fn acts(&self) -> Markup {
        let game = self.game();
        let Some(me) = self.me.filter(|_| !game.is_over() && !self.is_past()) else {
            return html! {};
        };
        let on_move = game.clock.running.is_some_and(|running| running.side == me);
        let offered = game.draw_offer.is_some_and(|offer| offer.by != me);
        html! {
            @if !self.legal.is_empty() { (self.move_form()) }
            @if game.is_sealing() && on_move { p { a href=(self.action("seal")) { (self.say(&msg!("page-seal-here"))) } } }
            @if offered {
                h2 { (self.say(&msg!("page-offer"))) }
                (self.offer_forms())
            }
            @if !self.legal.is_empty() { (self.claim_form()) }
            (self.adjudication())
            (self.timing())
            (self.resign_form())
            @if self.may_withdraw() {
                p { a href=(self.action("withdrawal")) { (self.say(&msg!("page-withdrawal"))) } }
            }
        }
    }

    pub(super) fn action(&self, act: &str) -> String {
        format!("/g/{}/{act}", self.id.0)
    }

    /// Names the position that the form is about, and the form.
    pub(super) fn position_fields(&self, form: &str) -> Markup {
        html! {
            (self.frame.key_field(form))
            input type="hidden" name="ply" value=(self.game().ply.0);
            input type="hidden" name="revision" value=(self.game().revision);
            (seat_field(self.whole))
        }
    }

    fn message_field(&self, written: Option<&str>) -> Markup {
        self.frame.labelled(
            &msg!("page-message"),
            &html! {
                // A browser takes the first line break away.
                textarea name="message" rows="3" maxlength="2000" dir="auto" {
                    "\n" (written.unwrap_or_default())
                }
            },
        )
    }

    /// The move and its confirmation: nothing is played before this form is sent.
    fn move_form(&self) -> Markup {
        let chosen = self.chosen();
        let written = self.outcome.written.as_deref().filter(|_| !self.outcome.is_stale);
        let word = self.outcome.word;
        let asks_which = chosen.len() > 1 && written.is_none();
        let only = chosen.first().filter(|_| chosen.len() == 1).map(|legal| legal.written.as_str());
        html! {
            h2 { (self.say(&msg!("page-your-move"))) }
            (self.unsent(only))
            form #move method="post" action=(self.action("move")) data-ask=(self.action("ask")) {
                (self.position_fields("move"))
                @if asks_which {
                    fieldset {
                        legend { (self.say(&msg!("page-move-which"))) }
                        @for legal in chosen {
                            label { input type="radio" name="move" required value=(legal.written); " "
                                span { (spoken(&legal.written))
                                    @if let Some(role) = legal.promotion {
                                        ": " (self.say(&msg!("piece", role = wire::role::name(role)))) } } }
                        }
                    }
                } @else {
                    (self.frame.labelled(&msg!("page-move"), &html! {
                        input name="move" required maxlength="256" value=[written.or(only)] autocomplete="off"
                            autofocus[written.is_some() || word.is_some_and(|word| word != Word::Resigns)]
                            autocapitalize="off" spellcheck="false" aria-describedby="words" dir="ltr";
                    }))
                }
                (self.answer())
                p { label { input type="checkbox" name="draw_offer" value="yes"
                    checked[self.outcome.draw_offer || word == Some(Word::Draw)]; " "
                    span { (self.say(&msg!("page-with-offer"))) } } }
                (self.plan_field())
                (self.message_field(self.outcome.message.as_deref()))
                p { button { (self.say(&msg!("page-send-move"))) } }
            }
            // A script shows them, as only a board with one has keys.
            @if !asks_which {
                details #keys hidden {
                    summary { (self.say(&msg!("page-keys"))) }
                    p { (self.say(&msg!("page-keys-about"))) }
                }
            }
        }
    }

    fn offer_forms(&self) -> Markup {
        html! {
            form method="post" action=(self.action("draw")) {
                (self.position_fields("accept"))
                (self.frame.confirmation(&msg!("page-accept-sure"), false))
                p { button name="answer" value="accept" { (self.say(&msg!("page-accept"))) } }
            }
            form method="post" action=(self.action("draw")) {
                (self.position_fields("decline"))
                p { button name="answer" value="decline" { (self.say(&msg!("page-decline"))) } }
            }
        }
    }

    fn claim_form(&self) -> Markup {
        let has_tablebase = self.game().regulations.tablebase.is_some();
        // As `ClaimBasis` is written.
        let bases = [
            (ClaimBasis::ThreefoldRepetition, "threefold_repetition", msg!("claim-by-threefold"), true),
            (ClaimBasis::FiftyMoves, "fifty_moves", msg!("claim-by-fifty"), true),
            (ClaimBasis::TablebaseWin, "tablebase_win", msg!("page-claim-tablebase-win"), has_tablebase),
            (ClaimBasis::TablebaseDraw, "tablebase_draw", msg!("page-claim-tablebase-draw"), has_tablebase),
        ];
        let bases = bases.into_iter().filter(|(.., may)| *may);
        let announced = self.outcome.announced.as_deref().filter(|_| !self.outcome.is_stale);
        html! {
            details open[self.outcome.basis.is_some()] {
                summary { (self.say(&msg!("page-claims"))) }
                form method="post" action=(self.action("claim")) {
                    (self.position_fields("claim"))
                    (self.frame.labelled(&msg!("page-claim-basis"), &html! {
                        select name="basis" {
                            @for (basis, value, label, _) in bases {
                                option value=(value) selected[self.outcome.basis == Some(basis)] {
                                    (self.say(&label)) } }
                        }
                    }))
                    (self.frame.labelled(&msg!("page-claim-announced"), &html! {
                        input name="announced" maxlength="256" value=[announced] autocomplete="off"
                            autofocus[announced.is_some()] autocapitalize="off" spellcheck="false" dir="ltr";
                    }))
                    p { (self.frame.voice.say_all(&self.cost_of_claim())) }
                    p { button { (self.say(&msg!("page-claim"))) } }
                }
            }
        }
    }

    /// Tells the cost of a wrong claim (FIDE 9.5.3), which is paid once for each move.
    fn cost_of_claim(&self) -> [Message; 2] {
        let game = self.game();
        let cost = if game.claimed_wrongly == Some(game.ply) {
            msg!("page-claim-again")
        } else {
            msg!("terms-wrong-claim", days = game.regulations.draws.wrong_claim_days)
        };
        [cost, msg!("page-claim-about")]
    }

    fn resign_form(&self) -> Markup {
        html! {
            details open[self.outcome.resigning] {
                summary { (self.say(&msg!("page-leaving"))) }
                form method="post" action=(self.action("resign")) {
                    (self.position_fields("resign"))
                    (self.frame.confirmation(&msg!("page-resign-sure"), self.outcome.resigning))
                    p { button { (self.say(&msg!("page-resign"))) } }
                }
            }
        }
    }

    /// Tells whether the reader may send a message: a player, until the game is over.
    pub(super) fn may_write(&self) -> bool {
        self.me.is_some() && !self.game().is_over()
    }

    /// The messages of the page, and the form for another one.
    pub(super) fn messages(&self) -> Markup {
        let game = self.game();
        // The reason of an act stands with it, and so do appeals and their decisions.
        let messages: Vec<_> =
            self.whole.messages.values().filter(|text| !self.is_about_act(text.seq)).collect();
        // A text of somebody else after the last act of the reader is new.
        let answered = self.last_act();
        let is_new = |message: &app::ports::Message| {
            message.author != self.reader && answered.is_some_and(|answered| message.seq > answered)
        };
        let earlier = self.whole.earlier.map(|before| format!("/g/{}?before={before}#messages", self.id.0));
        html! {
            @if self.may_write() || !messages.is_empty() { h2 #messages { (self.say(&msg!("page-messages"))) } }
            @if let Some(earlier) = earlier { p { a href=(earlier) { (self.say(&msg!("page-games-more"))) } } }
            @for message in messages {
                @let name = game.color_of(message.author).map(|color| self.whole.view.names[color].clone());
                @let name = name.unwrap_or_else(|| self.say(&msg!("page-message-arbiter")));
                p {
                    (self.say(&msg!("page-message-from", name = name)))
                    @if let Some(at) = self.event(message.seq).map(|recorded| recorded.event.at) { " " span.small { (self.say(&msg!("page-public-at", at = Arg::at(at)))) } }
                    @if is_new(message) { " " strong { (self.say(&msg!("page-message-new"))) } }
                }
                blockquote dir="auto" {
                    @if message.text.is_empty() { (self.say(&msg!("page-message-erased"))) }
                    (message.text)
                }
            }
            @if self.may_write() { (self.say_form()) }
        }
    }

    /// The number of the last act of the reader in this game; none for a reader who does not play.
    fn last_act(&self) -> Option<u32> {
        let is_own = |recorded: &&Recorded| recorded.actor == Actor::Player(self.reader);
        let last = self.whole.record.iter().rev().find(is_own);
        self.me.map(|_| last.map_or(0, |recorded| recorded.seq))
    }

    /// A message without a move.
    fn say_form(&self) -> Markup {
        let with_move = self.outcome.message.as_deref().filter(|_| self.legal.is_empty());
        let said = self.outcome.said.as_deref().or(with_move);
        html! {
            form method="post" action=(self.action("messages")) {
                (self.frame.key_field("message"))
                (self.message_field(said))
                p { button { (self.say(&msg!("page-send-message"))) } }
            }
        }
    }
}
