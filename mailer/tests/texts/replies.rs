//! Replies made to mislead: programs the corpus lacks, thoughts aloud, quotations of other people. Each ends in the
//! one right move or in a question.
mod commands;

use app::{Request, SealedText, Unresolved};
use domain::notation::Letters;
use mailer::reading::{Context, MailCommand, Question, Step, Understanding, understand};

use super::{context, notice, parsed, quoted};

const HEAD: &str = "From: Boris <boris@example.org>\r\nTo: <play+1-2-1-x@play.example.org>\r\n\
    Subject: Re: [G1] 1. 5254\r\nMessage-ID: <r1@example.org>\r\nMIME-Version: 1.0\r\n";
const PLAIN: &str = "Content-Type: text/plain; charset=utf-8\r\n";

fn understood_bytes(raw: &[u8]) -> Understanding {
    let names = vec!["Ann Seal".into(), "Boris".into()];
    let context = Context { game: None, names, ..context(Letters::English) };
    let parsed = parsed(raw);
    understand(&parsed.body, &parsed.subject, parsed.is_game, &context)
}

fn read_bytes(raw: &[u8]) -> String {
    let understood = understood_bytes(raw);
    let steps: Vec<String> = understood
        .steps
        .iter()
        .map(|step| match step {
            Step::Move { text, draw_offer, conditions, .. } => {
                let conditions: String =
                    conditions.iter().map(|line| format!(" / {}", line.expose())).collect();
                format!("{text}{}{conditions}", if *draw_offer { " (=)" } else { "" })
            }
            Step::Do(MailCommand::Conditions(lines)) => {
                let lines: Vec<&str> = lines.iter().map(SealedText::expose).collect();
                format!("conditions {}", lines.join(" / "))
            }
            Step::Do(MailCommand::Game(Request {
                command: Unresolved::Command(domain::Command::AskAdjudication { basis }),
                text: Some(analysis),
                ..
            })) => format!("{basis:?} {analysis:?}"),
            Step::Do(command) => format!("{command:?}"),
            Step::Mistake { line, .. } => format!("mistake {line}"),
        })
        .collect();
    match understood.question {
        Some(_) if steps.is_empty() => "?".into(),
        Some(_) => format!("? {}", steps.join(", ")),
        None if steps.is_empty() => "nothing".into(),
        None => steps.join(", "),
    }
}

fn raw(header: &str, body: &str) -> String {
    let body = body.replace("\r\n", "\n").replace('\n', "\r\n");
    format!("{HEAD}{header}\r\n{body}\r\n")
}

fn read(header: &str, body: &str) -> String {
    read_bytes(raw(header, body).as_bytes())
}

fn understood(body: &str) -> Understanding {
    understood_bytes(raw(PLAIN, body).as_bytes())
}

/// `join` stores the digits of a name as they were typed.
#[test]
fn names_keep_their_own_digits() {
    for line in ["challenge علي٢", "challenge علي٢ white 5 days", "Challenge Ann علي٢ 960"] {
        let read = read(PLAIN, line);
        assert!(read.contains("علي٢\""), "{line}: {read}");
    }
    let days = read(PLAIN, "challenge Boris ٥ days");
    assert!(days.contains("\"Boris\"") && !days.contains('٥'), "{days}");
    let steps = understood("arbiter G1 replace white علي٢: ill").steps;
    let [Step::Do(MailCommand::Arbiter(_, request))] = &steps[..] else { panic!("{steps:?}") };
    assert!(matches!(&request.command, Unresolved::Replace { player, .. } if player == "علي٢"));
}

#[test]
fn thoughts_aloud_are_no_moves() {
    let table = [
        ("5755", "5755"),
        ("Hi Anna,\n\n5755\n\nBoris", "5755"),
        ("Here is my move for today\n5755\nBoris", "5755"),
        ("5755\n\nNo wait, I play 5756 instead.", "?"),
        ("5755\n\nSorry, I meant e7e6.", "?"),
        ("I was going to play\n5755\nBut that loses a pawn.", "?"),
        ("I was going to play\n5755\nbut that loses a pawn.", "?"),
        ("if 5755 then 7163", "conditions 5755 then 7163"),
        ("5755 or 5756", "?"),
        ("not 5755", "?"),
        ("~~5755~~", "?"),
        ("5755 5756", "?"),
        ("5755/5756", "?"),
        ("1... 5755 2. 7163 2836", "?"),
        ("5755\n5756", "?"),
        ("5755\n\n5756", "?"),
        ("You offered me 5755, I think.", "?"),
        ("5755, if 7163 then 2836", "5755 / if 7163 then 2836"),
        ("Sorry, I do not\naccept.", "?"),
        ("I would never\nresign yes", "?"),
        ("I do not want to\ndraw\n\n5755", "5755"),
        ("My phone: 5755", "?"),
        ("Call me at 5755 tomorrow", "?"),
        ("2. 5755", "?"),
        ("5755\n\nBest wishes\nBoris\nTel. +49 30 5254\n10115 Berlin, 21.11.2026", "5755"),
        ("5755\n-- \nBoris\n5756", "5755"),
        ("5755\n\nSent from my iPhone", "5755"),
        ("5755\n\nSent from my Galaxy A5", "5755"),
        ("5755\n\nSent from my Galaxy e6 5G", "5755"),
        ("5755\n\nVon meinem Handy gesendet", "5755"),
        ("5755\n\nנשלח מה-iPhone שלי", "5755"),
        ("5755\n\nנשלח ממכשיר Galaxy e6 5G שלי", "5755"),
    ];
    check(&table.map(|(body, wanted)| (body.to_string(), read(PLAIN, body), wanted)));
}

fn check(cases: &[(String, String, &str)]) {
    let wrong: Vec<_> = cases.iter().filter(|(_, found, wanted)| found != wanted).collect();
    assert!(wrong.is_empty(), "{} of {}: {wrong:#?}", wrong.len(), cases.len());
}

#[test]
fn quoted_words_are_not_the_senders() {
    let forwarded = "---------- Forwarded message ---------\nFrom: Carl <carl@example.org>\nDate: Mon, 5 Jan 2026\n\
        Subject: your game\nTo: Boris <boris@example.org>\n\n";
    let carl = "On Mon, 5 Jan 2026 at 10:00, Carl <carl@example.org> wrote:\n\n";
    let outlook = "________________________________\nFrom: Carl <carl@example.org>\nSent: Monday, 5 January 2026 10:00\n\
        To: Boris\nSubject: game\n\n";
    let ours = "On Mon, 5 Jan 2026 at 11:00, Anna via Club <play@play.example.org> wrote:\n\n";
    let table = [
        (format!("{forwarded}5755\n"), "?"),
        (format!("What do you think?\n\n{forwarded}Play this:\n\n5755\n\nCarl"), "?"),
        (format!("{carl}5755\n"), "?"),
        (format!("{outlook}5755\n"), "?"),
        (format!("{outlook}resign yes\n"), "?"),
        (format!("{outlook}accept\n"), "?"),
        (format!("5756\n\n{outlook}5755\n"), "?"),
        ("Thanks!\n\nBegin forwarded message:\n\nFrom: Carl <carl@example.org>\nSubject: game\n\n5755\n".into(), "?"),
        ("> 5755\n> resign yes\n".into(), "?"),
        ("Anna> 5755\n".into(), "?"),
        ("| 5755\n".into(), "?"),
        ("» 5755\n".into(), "?"),
        (": 5755\n".into(), "?"),
        ("AB> 5755\n\n5756".into(), "5756"),
        (format!("{ours}{}", quoted("> ")), "?"),
        (format!("{ours}{}\n5755\n", quoted("> ")), "5755"),
        (format!("{ours}{}\n5755\n", quoted("")), "5755"),
        (format!("5755\n\n{ours}{}", quoted("")), "5755"),
        (format!("5755\n\n{ours}{}", quoted(": ")), "5755"),
        (format!("5755\n\n{}", quoted("Anna> ")), "5755"),
        (format!("{}\n", quoted("Anna> ")), "?"),
        (format!("{}\n", quoted("» ")), "?"),
        (format!("{}\n", quoted("AC> ")), "?"),
        (format!("5755\n\n{}\n", quoted("* ")), "5755"),
        (format!("{}\n", quoted("* ")), "?"),
        (format!("{}\n", quoted("      ")), "?"),
        (
            // Inline, between quoted lines.
            format!(
                "{ours}> Anna played 1. 5254 (time used: less than a minute).\n\nNice.\n\n> Answer: reply to this mail\n> with your move\n> 1... 2726\n\nNo: 1... 5755\n\n> Moves: 1. 5254\n"
            ),
            "?",
        ),
        (
            format!(
                "{ours}> Anna played 1. 5254 (time used: less than a minute).\n\nNice.\n\n> 1... 2726\n\n1... 5755\n\n> Moves: 1. 5254\n"
            ),
            "5755",
        ),
        (format!("thoughts\n-- \nBoris\n\n{outlook}5755"), "?"),
        ("-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n5755\n-----BEGIN PGP SIGNATURE-----\n\niHUEARYIAB0WIQ\n=e4e5\n-----END PGP SIGNATURE-----\n".into(), "5755"),
        ("----\n5755\n----".into(), "5755"),
        ("谢谢\n\n发件人: Carl <carl@example.org>\n发送时间: 2026年1月5日\n\n5755".into(), "?"),
        ("감사\n\n2026년 1월 5일 Carl <carl@example.org>님이 작성:\n\nresign yes".into(), "?"),
        ("Kimden: Carl <carl@example.org>\nTarih: 5 Ocak\n\n5755".into(), "?"),
        (format!("5755\n\n发件人：Anna via Club <play@play.example.org>\n发送时间：2026年1月5日\n主题：[G1]\n\n{}", quoted("")), "5755"),
        (format!("发件人：Anna via Club <play@play.example.org>\n主题：[G1]\n\n{}\n5755", quoted("")), "5755"),
        (format!("5755\n\n{}", quoted("").replace('"', "”").replace(' ', "\u{a0}")), "5755"),
        (quoted("").replace('"', "”"), "?"),
        (quoted("").replace(' ', "\n"), "? Show(Help)"),
        (format!("{ours}{}", quoted("").replace(' ', "\n")), "?"),
        ("accept\n5755".into(), "?"),
        ("5755 👍".into(), "5755"),
        ("5755\nmessage: I nearly played 5756".into(), "5755"),
        ("<5755>".into(), "5755"),
        ("1) 5755".into(), "5755"),
        ("I am away until 12.05. For urgent matters call 5755.".into(), "?"),
    ];
    check(&table.map(|(body, wanted)| (body.clone(), read(PLAIN, &body), wanted)));
}

#[test]
fn bare_quotation_alone_is_no_move() {
    let context = Context { position: context(Letters::English).position, ..Context::default() };
    let head = "From: Anna via Club <play@play.example.org>\nSent: Monday, 5 January 2026\nTo: Boris\nSubject: [G1]\n\n";
    for body in [quoted("\t"), format!("{head}{}", quoted("")), format!("Thinking.\n\n{head}{}", quoted(""))]
    {
        let understood = understand(&body, "Re: x", false, &context);
        assert!(understood.steps.is_empty(), "{body}: {understood:?}");
    }
}

#[test]
fn encodings_and_parts() {
    let base64 = |text: &[u8]| data_encoding::BASE64.encode(text);
    let utf16: Vec<u8> = "\u{feff}5755\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let utf16_be: Vec<u8> = "5755\r\n".encode_utf16().flat_map(u16::to_be_bytes).collect();
    let mixed = "Content-Type: multipart/mixed; boundary=b\r\n";
    let alternative = "Content-Type: multipart/alternative; boundary=b\r\n";
    let html = "Content-Type: text/html; charset=utf-8\r\n";
    let flowed = "Content-Type: text/plain; format=flowed\r\n";
    let delsp = "Content-Type: text/plain; format=flowed; delsp=yes\r\n";
    let cases: Vec<(String, String, &str)> = [
        (format!("{PLAIN}Content-Transfer-Encoding: base64\r\n"), base64(b"5755\r\n"), "5755"),
        (
            "Content-Type: text/plain; charset=utf-16\r\nContent-Transfer-Encoding: base64\r\n".into(),
            base64(&utf16),
            "5755",
        ),
        (
            "Content-Type: text/plain; charset=utf-16be\r\nContent-Transfer-Encoding: base64\r\n".into(),
            base64(&utf16_be),
            "5755",
        ),
        (format!("{PLAIN}Content-Transfer-Encoding: quoted-printable\r\n"), "e8=3DQ\n=35755".into(), "?"),
        (format!("{PLAIN}Content-Transfer-Encoding: quoted-printable\r\n"), "=35=37=\n55".into(), "5755"),
        (flowed.into(), " 5755\n".into(), "5755"),
        (flowed.into(), "I think that \n5755 \nis bad.\n".into(), "?"),
        (flowed.into(), " > 5755\n".into(), "?"),
        (flowed.into(), ">> 5755\n> 5756\n 5757\n1... 5755\n".into(), "?"),
        (delsp.into(), "57 \n55\n".into(), "5755"),
        (delsp.into(), "I would never play 57 \n55\n".into(), "?"),
        // Apple Mail puts a picture between two texts.
        (
            mixed.into(),
            "--b\nContent-Type: text/plain\n\n5755\n--b\nContent-Type: image/png; name=a.png\nContent-Disposition: inline; filename=a.png\nContent-Transfer-Encoding: base64\n\nAAAA\n--b\nContent-Type: text/plain\n\nNo, this one:\n\n5756\n--b--\n".into(),
            "?",
        ),
        (
            mixed.into(),
            "--b\nContent-Type: text/plain\n\nHello\n--b\nContent-Type: text/plain; name=notes.txt\nContent-Disposition: attachment; filename=notes.txt\n\n5755\n--b--\n".into(),
            "?",
        ),
        (
            alternative.into(),
            "--b\nContent-Type: text/plain\n\nThis message needs a program that shows HTML.\n--b\nContent-Type: text/html\n\n<p>5755</p>\n--b--\n".into(),
            "?",
        ),
        (html.into(), "<html><head><title>5755</title><style>.e4 { e5: e6 }</style></head><body><p>Hi</p></body></html>".into(), "?"),
        (html.into(), "<p><s>5755</s> 5756</p>".into(), "5756"),
        (html.into(), "<p><s>5755</s></p><p>5756</p>".into(), "5756"),
        (html.into(), "<div>5755</div><br><div class=gmail_quote><div>On Mon, 5 Jan 2026 at 11:00 Anna &lt;<a href='mailto:x@y.z'>x@y.z</a>&gt; wrote:<br></div><blockquote><div>1... 2726<br>5756<blockquote>5756</blockquote></div></blockquote></div>".into(), "5755"),
        (html.into(), "<div>Hello</div><div class=yahoo_quoted><div>On Mon, 5 Jan 2026, Carl &lt;c@example.org&gt; wrote:</div><div>5755</div></div>".into(), "?"),
        (html.into(), "<div>Hello</div><div id=appendonsend></div><hr><div id=divRplyFwdMsg><b>From:</b> Carl &lt;c@example.org&gt;<br><b>Sent:</b> Monday<br><b>Subject:</b> game</div><div>5755</div>".into(), "?"),
        (html.into(), "<table><tr><td>5755</td><td>5756</td></tr></table>".into(), "?"),
        ("Content-Type: text/calendar; method=REPLY\r\n".into(), "BEGIN:VCALENDAR\nMETHOD:REPLY\nSUMMARY:Accepted: 5755\nEND:VCALENDAR".into(), "?"),
        ("Content-Type: application/pkcs7-mime; smime-type=signed-data\r\nContent-Transfer-Encoding: base64\r\n".into(), base64(b"Content-Type: text/plain\r\n\r\n5755\r\n"), "?"),
        (
            "Content-Type: multipart/signed; protocol=\"application/pkcs7-signature\"; micalg=sha-256; boundary=b\r\n".into(),
            "--b\nContent-Type: text/plain\n\n5755\n--b\nContent-Type: application/pkcs7-signature; name=smime.p7s\nContent-Transfer-Encoding: base64\n\nAAAA\n--b--\n".into(),
            "5755",
        ),
        (
            mixed.into(),
            "--b\nContent-Type: message/rfc822\n\nFrom: carl@example.org\nSubject: x\nContent-Type: text/plain\n\n5755\n--b--\n".into(),
            "?",
        ),
        (
            mixed.into(),
            "--b\nContent-Type: text/plain\n\nsee below\n--b\nContent-Type: message/rfc822\n\nFrom: carl@example.org\nSubject: x\nContent-Type: text/plain\n\n5755\n--b--\n".into(),
            "?",
        ),
    ]
    .into_iter()
    .map(|(header, body, wanted)| {
        let found = read(&header, &body);
        (format!("{header}{body}"), found, wanted)
    })
    .collect();
    check(&cases);
}

/// A reply as cmail of XBoard 4.9.1 writes it when a move is typed at its prompt.
#[test]
fn cmail_returns_the_typed_move() {
    let notice = notice();
    let game = &notice[notice.find("[Event").unwrap()..notice.find("\n-- ").unwrap()];
    let table = [
        ("1. e4 5755\n*", "5755"),
        ("1. e4 0-0\n*", "O-O"),
        ("1. e4 e7e5\n*", "e7e5"),
        ("1. e4 e5\n*", "e5"),
        ("1. e4\n5755\n{\nBlack offers a draw\n}\n*", "5755 (=)"),
        // What we said of the opponent's offer.
        ("1. e4 {White offers a draw}\n5755\n*", "5755"),
        ("1. e4\n*", "?"),
        ("1. e4\n\n{Black resigns} 1-0", "Resign(None)"),
        ("1. e4 5755 7163\n*", "?"),
        ("1. d4 5755\n*", "?"),
        ("1. e4 *\n\n-- \nClub, https://play.example.org\nThis mail is for Boris.\n2. 5755\n*", "?"),
    ];
    let cases = table.map(|(moves, wanted)| {
        let body = game.replace("1. e4 *", moves);
        assert!(body.contains(moves));
        (moves.to_string(), read("Content-Type: application/x-chess;name=G1.pgn\r\n", &body), wanted)
    });
    check(&cases);
}

#[test]
fn prose_around_a_move_is_harmless() {
    let table = [
        ("1... e5 ; thank you for the game so far, to me it looks like a dead\ndraw.", "e5"),
        ("1... e5 ; it looks like a dead\ndraw.", "e5"),
        ("1... e5\ndraw", "e5 (=)"),
        ("Appeal rejected: fine with me.\n\n1... e5", "e5, mistake Appeal rejected: fine with me."),
        ("Schiedsrichter Müller meint: alles in Ordnung.\n1... e5", "e5"),
        ("appeal: I had sent\n\n1... e5", "?"),
        ("arbiter warn white: They sent\n\n1... e5", "?"),
        ("If I remember correctly, 11. Bg5 was played by Fischer.\n\n1... e5", "e5"),
        ("If I remember correctly, 11. Bg5 was played by Fischer.\n1... e5", "?"),
        ("If he plays Nf3\n\n1... e5", "?"),
        ("If you play Nf3...\n\n1... e5", "?"),
        ("If they take Qxd4?\n\n1... e5", "?"),
        ("appeal [17]: I had sent\n\n1... e5\n\nin time.", "?"),
    ];
    check(&table.map(|(body, wanted)| (body.to_string(), read(PLAIN, body), wanted)));
}
