//! Text that HTML hides from its reader is not obeyed, and text that it strikes through is not read as written.

use domain::notation::Letters;
use mailer::reading::{Context, Understanding, understand};

use super::{context, parsed};

const HEAD: &str =
    "From: boris@example.org\r\nMessage-ID: <1@example.org>\r\nSubject: Re: [G1]\r\nMIME-Version: 1.0\r\n";

fn read(raw: &str) -> Understanding {
    let context = Context { game: None, sent: Vec::new(), record: None, ..context(Letters::English) };
    let parsed = parsed(raw.as_bytes());
    understand(&parsed.body, &parsed.subject, parsed.is_game, &context)
}

fn html(body: &str) -> String {
    format!("{HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n{}\r\n", body.replace('\n', "\r\n"))
}

fn played(raw: &str) -> Option<String> {
    let steps = format!("{:?}", read(raw).steps);
    let (_, text) = steps.split_once("text: \"")?;
    text.split_once('"').map(|(text, _)| text.to_owned())
}

/// The ways in which mail programs, editors and senders of preview texts hide words; `@@` is the text.
const HIDDEN: [&str; 47] = [
    "<s>@@</s>",
    "<strike>@@</strike>",
    "<del>@@</del>",
    "<s><p>@@</p></s>",
    "<p><s>@@</s></p>",
    "<span style=\"text-decoration:line-through\">@@</span>",
    "<span style='TEXT-DECORATION: underline LINE-THROUGH !important'>@@</span>",
    "<span style=\"text-decoration-line: line-through\"><b>@@</b></span>",
    "<div style=\"display:none\">@@</div>",
    "<div style=\"color:red;display : none !important;\"><p><b>@@</b></p></div>",
    "<div style=\"&#100;isplay:none\">@@</div>",
    "<div style=\"display:/* really */none\">@@</div>",
    "<div hidden>@@</div>",
    "<div style=\"visibility:hidden\">@@</div>",
    "<div style=\"font-size:0\">@@</div>",
    "<div style=\"font-size:0px\"><span>@@</span></div>",
    "<div style=\"font-size:1px;line-height:1px\">@@</div>",
    "<div style=\"font:0/0 a\">@@</div>",
    "<div style=\"color:#ffffff\">@@</div>",
    "<div style=\"color:#FFF\">@@</div>",
    "<div style=\"color:rgb(255, 255, 255)\">@@</div>",
    "<div style=\"color:rgba(0,0,0,0)\">@@</div>",
    "<div style=\"color:transparent\">@@</div>",
    "<div style=\"color:#fefefe\">@@</div>",
    "<font color=\"white\">@@</font>",
    "<font color=#ffffff><i>@@</i></font>",
    "<table bgcolor=\"#336699\"><tr><td style=\"color:#369\">@@</td></tr></table>",
    "<div style=\"background:#000\"><span style=\"color:black\">@@</span></div>",
    "<div style=\"background-color:black\">@@</div>",
    "<div style=\"mso-hide:all\">@@</div>",
    "<div style=\"opacity:0\">@@</div>",
    "<div style=\"max-height:0;overflow:hidden\">@@</div>",
    "<div style=\"height:0px;width:0px;overflow:hidden\">@@</div>",
    "<div style=\"position:absolute;left:-9999px\">@@</div>",
    "<div style=\"text-indent:-999em\">@@</div>",
    "<div style=\"position:absolute;clip:rect(0,0,0,0)\">@@</div>",
    "<!-- @@ -->",
    "<template>@@</template>",
    "<img src=\"cid:1\" alt=\"@@\">",
    "<style>.gone{display:none}</style><div class=\"a gone\">@@</div>",
    "<style>#gone, .b { DISPLAY:none }</style><div id=gone>@@</div>",
    "<style><!-- div.old { text-decoration: line-through } --></style><div class=old>@@</div>",
    "<style>@media screen { .c { visibility:hidden } } p {margin:0}</style><p class=c>@@</p>",
    "<style>@import url(x); @font-face {font-family:x} u { font-size:0 }</style><u>@@</u>",
    "<style>body { background:#222; } .d { color:#222222 }</style><body><div class=d>@@</div></body>",
    "<dialog>@@</dialog>",
    "<head><title>@@</title></head>",
];

#[test]
fn hidden_and_struck_text_plays_nothing() {
    for hidden in HIDDEN {
        for text in ["d5", "resign yes", "5755"] {
            let alone = read(&html(&hidden.replace("@@", text)));
            assert_eq!(alone.steps, [], "{hidden}");
            // Beside a move that is seen, in front of it and behind.
            for body in [format!("{hidden}<p>e5</p>"), format!("<p>e5</p>{hidden}")] {
                let body = body.replace("@@", text);
                assert_eq!(played(&html(&body)).as_deref(), Some("e5"), "{body}");
            }
        }
    }
}

/// The plain text beside it shows what programs make of it.
#[test]
fn struck_text_silences_the_plain_part() {
    for hidden in [
        "<s>@@</s>",
        "<div style=\"text-decoration:line-through\">@@</div>",
        "<p style=\"display:none\">@@</p>",
    ] {
        let alternative = |plain: &str, html: &str| {
            format!(
                "{HEAD}Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\
                 {plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n{html}\r\n--b--\r\n"
            )
        };
        assert_eq!(read(&alternative("d5", &hidden.replace("@@", "d5"))).steps, [], "{hidden}");
        let both = format!("{}<div>e5</div>", hidden.replace("@@", "d5"));
        assert_eq!(played(&alternative("d5\r\ne5", &both)).as_deref(), Some("e5"), "{hidden}");
        // What is hidden and stands nowhere else changes nothing.
        let preview = format!("<div>e5</div>{}", hidden.replace("@@", "A preview"));
        assert_eq!(played(&alternative("e5", &preview)).as_deref(), Some("e5"), "{hidden}");
    }
}

/// Text that looks hidden and is seen.
#[test]
fn visible_text_is_read() {
    for seen in [
        "<div style=\"color:#1f497d;font-size:11.0pt\">e5</div>",
        "<div style=\"background:#222;color:#eee\">e5</div>",
        "<div style=\"background:#222\"><font color=white>e5</font></div>",
        "<td bgcolor=black style=\"color:white\">e5</td>",
        "<div style=\"background:url(x.png) #fff;color:#fff\">e5</div>",
        "<div style=\"visibility:hidden\"><p style=\"visibility:visible\">e5</p></div>",
        "<div style=\"font-size:0\"><p style=\"font-size:14px\">e5</p></div>",
        "<div style=\"color:white\"><p style=\"color:black\">e5</p></div>",
        "<div style=\"display:block;text-decoration:none;opacity:1;height:auto;overflow:hidden\">e5</div>",
        "<style>@media (max-width:600px) { .m { display:none } } .m:hover { display:none } a { color:#fff }</style>\
         <div class=m>e5</div>",
        "<style>@media print { p { display:none } }</style><p>e5</p>",
        "<style>p { display:none } p { display:block }</style><p>e5</p>",
        "<style>p.x { display:none }</style><p class=y>e5</p><div class=x></div>",
        "<style>.x.y { display:none }</style><p class=x>e5</p>",
        "<ins>e5</ins>",
        "<s>d5</s> e5",
        "<span lang=EN-US style='mso-fareast-language:EN-US'>e5<o:p></o:p></span>",
    ] {
        assert_eq!(played(&html(seen)).as_deref(), Some("e5"), "{seen}");
    }
}

#[test]
fn markdown_and_enriched_text_are_read() {
    let mail = |kind: &str, body: &str| {
        format!("{HEAD}Content-Type: {kind}\r\n\r\n{}\r\n", body.replace('\n', "\r\n"))
    };
    for (kind, body, wanted) in [
        ("text/markdown; charset=utf-8", "e5", Some("e5")),
        ("text/x-markdown", "Thanks, Ann!\n\n**e5**", Some("e5")),
        ("text/markdown", "~~d5~~\n\ne5", Some("e5")),
        ("text/markdown", "~~d5~~", None),
        ("text/enriched", "<bold>e5</bold>\n\n<color><param>red</param>Boris</color>", Some("e5")),
        ("text/enriched", "<nofill>\ne5\n</nofill>", Some("e5")),
        ("text/enriched", "This is why I\nthink that\ne5\nis what I do not play.", None),
        ("text/enriched", "<color><param>e5</param></color>", None),
        ("text/richtext", "e5<nl><nl>Boris", Some("e5")),
        ("text/calendar", "e5", None),
        ("text/csv", "e5", None),
    ] {
        assert_eq!(played(&mail(kind, body)).as_deref(), wanted, "{kind} {body}");
    }
    let parts = |kind: &str, first: &str, second: &str| {
        format!(
            "{HEAD}Content-Type: multipart/{kind}; boundary=b\r\n\r\n--b\r\n{first}\r\n--b\r\n{second}\r\n--b--\r\n"
        )
    };
    let markdown = "Content-Type: text/markdown\r\n\r\ne5\r\n";
    let footer = "Content-Type: text/plain\r\n\r\nScanned for viruses.\r\n";
    assert_eq!(played(&parts("mixed", markdown, footer)).as_deref(), Some("e5"));
    let page = "Content-Type: text/html\r\n\r\n<p>e5</p>\r\n";
    assert_eq!(played(&parts("alternative", markdown, page)).as_deref(), Some("e5"));
    let plain = "Content-Type: text/plain\r\n\r\ne5\r\n";
    assert_eq!(played(&parts("alternative", plain, markdown)).as_deref(), Some("e5"), "once");
    let attached =
        "Content-Type: text/markdown; name=notes.md\r\nContent-Disposition: attachment\r\n\r\nd5\r\n";
    assert_eq!(played(&parts("mixed", plain, attached)).as_deref(), Some("e5"));
}
