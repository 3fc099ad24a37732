//! Replies to our HTML as ten mail programs write them: with their own text of it beside it, and with HTML alone. Nothing that
//! they quote is obeyed.

use super::{
    html::{html_of, in_html, part_of},
    *,
};
use crate::reading::{self, Context, Record, Step, Surroundings, parse, understand};
use app::inbox::Suggestion;
use domain::Position;
use messages::msg;

/// The way in which a program turns a quoted table and a link into text.
#[derive(Copy, Clone)]
struct AsText {
    between_cells: &'static str,
    /// The mark before every quoted line.
    mark: &'static str,
    /// The column at which lines are broken anew.
    columns: usize,
    /// An address stands behind the text of its link.
    shows_links: bool,
}

/// A mail program.
struct Program {
    name: &'static str,
    /// Its HTML around `@answer` and the `@quoted` mail.
    html: &'static str,
    /// The same of its text.
    text: &'static str,
    as_text: AsText,
}

const OUTLOOK: AsText = AsText { between_cells: "\n\n", mark: "", columns: 9_999, shows_links: true };
const TABS: AsText = AsText { between_cells: "\t", mark: "", columns: 9_999, shows_links: true };
const MARKED: AsText = AsText { between_cells: "\t", mark: "> ", columns: 9_999, shows_links: true };

const PROGRAMS: [Program; 10] = [
    Program {
        name: "Outlook for Windows",
        html: "<html><body lang=EN-GB><div class=WordSection1><p class=MsoNormal>@answer<o:p></o:p></p><p class=MsoNormal>\
            <o:p>&nbsp;</o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> Bob via \
            Club &lt;play@play.example.org&gt; <br><b>Sent:</b> 05 January 2026 11:00<br><b>To:</b> Ann<br><b>Subject:</b> [G42]\
            </p></div>@quoted</div></body></html>",
        text: "@answer\n\nFrom: Bob via Club <play@play.example.org>\nSent: 05 January 2026 11:00\nTo: Ann\nSubject: [G42]\n\n@quoted",
        as_text: OUTLOOK,
    },
    Program {
        name: "new Outlook",
        html: "<div class=\"elementToProof\">@answer</div><div id=\"appendonsend\"></div><hr style=\"display:inline-block;width:98%\">\
            <div id=\"divRplyFwdMsg\"><b>From:</b> Bob via Club &lt;play@play.example.org&gt;<br><b>Sent:</b> Monday, January 5, 2026 \
            11:00 AM<br><b>To:</b> Ann<br><b>Subject:</b> [G42]</div>@quoted",
        text: "@answer\n________________________________\nFrom: Bob via Club <play@play.example.org>\nSent: Monday, January 5, 2026 \
            11:00 AM\nTo: Ann\nSubject: [G42]\n\n@quoted",
        as_text: TABS,
    },
    Program {
        name: "Gmail",
        html: "<div dir=\"ltr\">@answer</div><br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">On Mon, Jan 5, 2026 at \
            11:00 AM Bob via Club &lt;<a href=\"mailto:play@play.example.org\">play@play.example.org</a>&gt; wrote:<br></div>\
            <blockquote class=\"gmail_quote\" style=\"margin:0 0 0 .8ex\">@quoted</blockquote></div>",
        text: "@answer\n\nOn Mon, Jan 5, 2026 at 11:00 AM Bob via Club <play@play.example.org>\nwrote:\n\n@quoted",
        as_text: AsText { between_cells: "\n", mark: "> ", columns: 76, shows_links: true },
    },
    Program {
        name: "Gmail for Android",
        html: "<div dir=\"auto\">@answer</div><br><div class=\"gmail_quote\"><div dir=\"ltr\">Bob via Club &lt;play@play.example.org&gt; \
            schrieb am Mo., 5. Jan. 2026, 11:00:<br></div><blockquote class=\"gmail_quote\">@quoted</blockquote></div>",
        text: "@answer\n\nBob via Club <play@play.example.org> schrieb am Mo., 5. Jan. 2026, 11:00:\n\n@quoted",
        as_text: AsText { between_cells: " ", ..MARKED },
    },
    Program {
        name: "Apple Mail",
        html: "<html><body style=\"overflow-wrap: break-word\">@answer<br id=\"lineBreakAtBeginningOfMessage\"><div><br><blockquote \
            type=\"cite\"><div>On 5 Jan 2026, at 11:00, Bob via Club &lt;play@play.example.org&gt; wrote:</div><br><div>@quoted</div>\
            </blockquote></div><br></body></html>",
        text: "@answer\n\n> On 5 Jan 2026, at 11:00, Bob via Club <play@play.example.org> wrote:\n> \n@quoted",
        as_text: MARKED,
    },
    Program {
        name: "Mail of an iPhone",
        html: "<html><body dir=\"auto\">@answer<div><br></div><div>Sent from my iPhone</div><div dir=\"ltr\"><br><blockquote \
            type=\"cite\">On 5 Jan 2026, at 11:00, Bob via Club &lt;play@play.example.org&gt; wrote:<br><br></blockquote></div>\
            <blockquote type=\"cite\"><div dir=\"ltr\">@quoted</div></blockquote></body></html>",
        text: "@answer\n\nSent from my iPhone\n\n> On 5 Jan 2026, at 11:00, Bob via Club <play@play.example.org> wrote:\n> \n@quoted",
        as_text: AsText { between_cells: "\n", ..MARKED },
    },
    Program {
        name: "Thunderbird",
        html: "<html><head></head><body><div class=\"moz-cite-prefix\">On 05/01/2026 11:00, Bob via Club wrote:<br></div><blockquote \
            type=\"cite\" cite=\"mid:x@play.example.org\">@quoted</blockquote><p>@answer</p></body></html>",
        text: "On 05/01/2026 11:00, Bob via Club wrote:\n@quoted\n\n@answer\n",
        as_text: AsText { between_cells: " ", mark: "> ", columns: 72, shows_links: true },
    },
    Program {
        name: "Yahoo",
        html: "<div class=\"ydp\"><div>@answer</div></div><div id=\"yahoo_quoted_1\" class=\"yahoo_quoted\"><div>On Monday 5 January 2026 at \
            11:00:00 GMT, Bob via Club &lt;play@play.example.org&gt; wrote: </div><div><br></div>@quoted</div>",
        text: "@answer\n\n    On Monday 5 January 2026 at 11:00:00 GMT, Bob via Club <play@play.example.org> wrote:  \n \n@quoted",
        as_text: AsText { mark: " ", ..TABS },
    },
    Program {
        name: "Proton",
        html: "<div style=\"font-family: Arial\">@answer</div><div class=\"protonmail_signature_block\">Sent with Proton Mail secure email.\
            </div><div class=\"protonmail_quote\">On Monday, January 5th, 2026 at 11:00 AM, Bob via Club &lt;play@play.example.org&gt; \
            wrote:<br><blockquote class=\"protonmail_quote\" type=\"cite\">@quoted</blockquote></div>",
        text: "@answer\n\nSent with Proton Mail secure email.\n\nOn Monday, January 5th, 2026 at 11:00 AM, Bob via Club \
            <play@play.example.org> wrote:\n\n@quoted",
        as_text: AsText { columns: 78, ..MARKED },
    },
    Program {
        name: "K-9 Mail",
        html: "<!DOCTYPE html><html><body>@answer<br><br><div class=\"gmail_quote\">On 5 January 2026 11:00:00 CET, Bob via Club \
            &lt;play@play.example.org&gt; wrote:<blockquote class=\"gmail_quote\" style=\"border-left:1px solid #729fcf\">@quoted\
            </blockquote></div></body></html>",
        text: "@answer\n\nOn 5 January 2026 11:00:00 CET, Bob via Club <play@play.example.org> wrote:\n@quoted",
        as_text: AsText { between_cells: "\n", mark: ">", columns: 72, shows_links: false },
    },
];

impl AsText {
    /// The text of a document: its elements are lines, and the cells of a row are beside each other.
    fn of(self, html: &str) -> String {
        let body = html.split_once("<body").map_or(html, |(_, body)| body);
        let mut text = String::new();
        let mut link = "";
        for piece in body.split('<').skip(1) {
            let (tag, content) = piece.split_once('>').unwrap_or((piece, ""));
            match tag.split([' ', '>']).next().unwrap_or_default() {
                "/td" => text.push_str(self.between_cells),
                "br" | "/p" | "/div" | "/tr" | "/h1" => text.push('\n'),
                "p" | "h1" | "table" => text.push('\n'),
                "a" => link = tag.split('"').nth(1).unwrap_or_default(),
                "/a" if self.shows_links => text.push_str(&format!(" <{link}>")),
                _ => {}
            }
            text.push_str(content);
        }
        for (entity, c) in
            [("&nbsp;", "\u{a0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#65038;", "\u{fe0e}")]
        {
            text = text.replace(entity, c);
        }
        for code in 9812..=9823_u32 {
            text = text.replace(&format!("&#{code};"), &char::from_u32(code).expect("a figure").to_string());
        }
        let text = text.replace("&amp;", "&");
        let broken = |line: &str| -> Vec<String> {
            if line.contains(['\t', '\u{a0}']) {
                vec![line.into()]
            } else {
                messages::fill(line, self.columns)
            }
        };
        text.lines().flat_map(broken).map(|line| format!("{}{line}\n", self.mark)).collect()
    }
}

impl Program {
    /// A reply with its text beside the HTML, and one with the HTML alone.
    fn replies(&self, answer: &str, quoted: &str) -> [String; 2] {
        let head = "From: Ann <ann@example.org>\r\nSubject: Re: [G42] Ann - Bob: your move 7\r\nMessage-ID: <r@example.org>\r\n\
            MIME-Version: 1.0\r\n";
        let html = self.html(answer, quoted);
        let text = self.text.replace("@quoted", &self.as_text.of(quoted)).replace("@answer", answer);
        let html = part_of("html", &html);
        [
            format!(
                "{head}Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\n{}--b\r\n{html}--b--\r\n",
                part_of("plain", &text)
            ),
            format!("{head}{html}"),
        ]
    }

    /// The HTML that it makes.
    fn html(&self, answer: &str, quoted: &str) -> String {
        // Programs leave the body and its content in an element of their own.
        let body = quoted.split_once("<body").map_or(quoted, |(_, body)| body);
        let body = format!("<div{}", body.trim_end_matches("</html>").trim_end_matches("</body>"));
        self.html.replace("@quoted", &format!("{body}</div>")).replace("@answer", answer)
    }
}

/// The steps of a reply to a notice, and whether it is asked about.
fn read(table: &Table, mail: &Outgoing, raw: &str) -> (Vec<Step>, bool) {
    read_in(raw, about(table, mail))
}

/// The steps of a reply in this context, and whether it is asked about.
fn read_in(raw: &str, context: Context) -> (Vec<Step>, bool) {
    let around = Surroundings { mail_domain: "play.example.org".into(), ..Surroundings::default() };
    let parsed = parse(raw.as_bytes(), &around).expect("it parses");
    let context = Context { games: parsed.games.clone(), ..context };
    let understood = understand(&parsed.body, &parsed.subject, parsed.is_game, &context);
    (understood.steps, understood.question.is_some())
}

/// The context of a reply of White to a mail about the game.
fn about(table: &Table, mail: &Outgoing) -> Context {
    let player = table.players.white.clone();
    let events: Vec<Event> = table.events.iter().map(|recorded| recorded.event.clone()).collect();
    let moves = Game::moves(&events).expect("moves").into_iter().map(str::to_owned).collect();
    Context {
        game: Some(GAME),
        position: Some(table.game.position.clone()),
        language: Language::of(&player.language),
        style: NotationStyle { notation: player.notation, letters: player.letters },
        sent: vec![mail.text.clone().expect("no secret")],
        names: vec!["Ann".into(), "Bob".into()],
        record: Some(Record { start: Position::default(), moves }),
        ..Context::default()
    }
}

/// A move alone.
fn plain(text: &str) -> Step {
    Step::Move { text: text.into(), draw_offer: false, message: None, conditions: Vec::new() }
}

/// Each notice is quoted by each program, once and twice over: as the answer to an answer.
#[test]
fn replies_to_html_give_one_move() {
    let message = "resign yes\naccept\n\ndraw\n7. d4\nI think that you should take my offer now, for there is nothing left to play for, and write\naccept";
    for language in ["en", "ar", "de"] {
        let mut table = Table::new();
        table.players.white.mail_format = MailFormat::Html;
        table.players.white.language = language.into();
        table.play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1");
        table.play_with("b5", true, Some(message));
        for kind in [MailKind::YourMove, MailKind::Reminder, MailKind::GameStarted] {
            let mail = table.write(&table.mail(kind, Color::White));
            let notice = html_of(&mail);
            for program in &PROGRAMS {
                let again = format!("<body>{}</body>", program.html("Hello Bob", &notice));
                for (depth, quoted) in [&notice, &again].into_iter().enumerate() {
                    for (n, raw) in program.replies("Bb3", quoted).iter().enumerate() {
                        let found = read(&table, &mail, raw);
                        let what = format!("{} {language} {kind:?} {depth} {n}", program.name);
                        assert_eq!(found, (vec![plain("Bb3")], false), "{what}:\n{raw}");
                    }
                    for answer in ["", "Thank you, I will think about it.", "Hi Bob"] {
                        for raw in program.replies(answer, quoted) {
                            let (steps, is_asked) = read(&table, &mail, &raw);
                            let what = format!("{} {language} {kind:?} {depth} {answer:?}", program.name);
                            assert!(steps.is_empty() && is_asked, "{what}: {steps:?}\n{raw}");
                        }
                    }
                }
            }
        }
    }
}

/// News with a long message, and questions about a mail: what they quote is no answer.
#[test]
fn replies_to_notices_are_read() {
    let message = "resign yes\naccept\n\n7. d4\nIt is as good as over.\n\nclaim draw\nyes\n".repeat(9);
    for language in ["en", "ar", "de"] {
        let mut table = moved();
        table.players.white.mail_format = MailFormat::Html;
        table.players.white.language = language.into();
        table.say(Color::Black, message.trim());
        let entry = Entry {
            line: "Bb3 or Bc2".into(),
            answer: "Two moves.\nWrite \"7. Bb3\" or\n7. Bc2".to_owned().into(),
            ok: false,
        };
        let asked = Transcript {
            entries: vec![entry],
            summary: "Nothing was played.".to_owned().into(),
            ..Transcript::default()
        };
        let mut question = table.mail(MailKind::Transcript, Color::White);
        question.row.mail.details = MailDetails::Transcript(asked);
        let suggested = ConfirmationAsked {
            inbox: 12,
            from: "ann@example.org".into(),
            until: table.instance.clock_now() + Span::days(3),
            suggestion: Some(Suggestion { why: msg!("not-understood").into(), written: "7. Bc2".into() }),
            to_public: false,
            unproved: false,
            join: None,
            next_answer_at: None,
        };
        let suggested =
            table.other(MailKind::Confirmation, Color::White, MailDetails::Confirmation(suggested));
        for given in [table.mail(MailKind::GameNews, Color::White), question, suggested] {
            let mail = table.write(&given);
            let notice = html_of(&mail);
            for program in &PROGRAMS {
                let what = format!("{} {language} {:?}", program.name, given.row.mail.kind);
                for raw in program.replies("Bb3", &notice) {
                    assert_eq!(read(&table, &mail, &raw), (vec![plain("Bb3")], false), "{what}:\n{raw}");
                }
                for answer in ["", "Hi Bob"] {
                    for raw in program.replies(answer, &notice) {
                        let (steps, is_asked) = read(&table, &mail, &raw);
                        assert!(steps.is_empty() && is_asked, "{what} {answer:?}: {steps:?}\n{raw}");
                    }
                }
            }
        }
    }
}

/// A digest is about several games: a reply to it is about none, whatever moves and addresses it quotes.
#[test]
fn replies_to_digests_are_read() {
    for language in ["en", "ar", "de"] {
        let (mut table, given) = samples(MailKind::Digest);
        table.players.white.language = language.into();
        let mail = table.write(&in_html(&in_language(&given[0], language)).expect("a reader"));
        let notice = html_of(&mail);
        let account = || Context { game: None, position: None, record: None, ..about(&table, &mail) };
        for program in &PROGRAMS {
            let what = format!("{} {language}", program.name);
            for raw in program.replies("games", &notice) {
                let (steps, is_asked) = read_in(&raw, account());
                assert!(steps.len() == 1 && !is_asked, "{what}: {steps:?}\n{raw}");
            }
            for answer in ["Bb3", "", "Hi Bob"] {
                for raw in program.replies(answer, &notice) {
                    let (steps, is_asked) = read_in(&raw, account());
                    assert!(steps.is_empty() && is_asked, "{what} {answer:?}: {steps:?}\n{raw}");
                }
            }
        }
    }
}

/// The board is 80 cells side by side: neither of several quotations may leave a reply unread.
#[test]
fn boards_quoted_again_are_read() {
    let mut table = moved();
    table.players.white.mail_format = MailFormat::Html;
    let mail = table.write(&table.mail(MailKind::YourMove, Color::White));
    let body = html_of(&mail).split_once("<body").expect("a body").1.to_owned();
    let quoted = format!("<body{}", body.repeat(6));
    let [_, alone] = PROGRAMS[2].replies("Bb3", &quoted);
    assert_eq!(read(&table, &mail, &alone).0.len(), 1, "{alone}");
}

/// Neither what a program quotes of the last notice nor the file that it sends back does anything to a game that is over.
#[test]
fn replies_to_last_notice_are_read() {
    for language in ["en", "ar", "de"] {
        let mut table = moved();
        table.players.white.mail_format = MailFormat::Html;
        table.players.white.language = language.into();
        table.by(Color::White, &Command::Resign);
        let mail = table.write(&table.mail(MailKind::GameOver, Color::White));
        let notice = html_of(&mail);
        let parsed = MessageParser::new().parse(&mail.bytes).expect("it parses");
        let file = std::str::from_utf8(parsed.attachment(0).expect("a file").contents()).expect("UTF-8");
        for program in &PROGRAMS {
            let [both, alone] = program.replies("rematch", &notice);
            let (head, body) = both.split_once("Content-Type: multipart/alternative").expect("two parts");
            let with_file = format!(
                "{head}Content-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\nContent-Type: multipart/alternative{body}\
                 --m\r\nContent-Type: application/vnd.chess-pgn\r\nContent-Disposition: attachment; filename=G42.pgn\r\n\
                 \r\n{file}\r\n--m--\r\n"
            );
            for raw in [&both, &alone, &with_file] {
                let what = format!("{} {language}:\n{raw}", program.name);
                assert_eq!(
                    read(&table, &mail, raw),
                    (vec![Step::Do(reading::MailCommand::Rematch)], false),
                    "{what}"
                );
            }
            let [silent, _] = program.replies("", &notice);
            let (steps, is_asked) = read(&table, &mail, &silent);
            assert!(steps.is_empty() && is_asked, "{} {language}: {steps:?}", program.name);
        }
    }
}
