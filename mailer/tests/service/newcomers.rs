//! People with only a mailbox, over the real listener and the real store. They sign up, find an opponent, play, change
//! settings, and write to the public mailboxes.
use app::ports::{InboxState, Role};
use domain::*;
use mailer::{
    delivery::{Memory, Transport, Worker as Sender},
    intake::Options,
    notice::Outgoing,
    reading::Worker,
};
use store::testing::TestInstance;
use tokio::runtime::Runtime;

use crate::{common::flat, listener::Listener};

const ANN: &str = "ann@new.example";
const BEN: &str = "ben@new.example";
const PLAY: &str = "play@play.example.org";
const JOIN: &str = "join@play.example.org";
const HELP: &str = "help@play.example.org";
/// The field that our own server writes when the author's domain vouches for a mail.
const PASSED: &str = "Authentication-Results: mx.play.example.org; dmarc=pass header.from=new.example\r\n";

/// The service behind its listener, and what it sent.
struct Post {
    instance: TestInstance,
    runtime: Runtime,
    listener: Listener,
    reader: Worker,
    sender: Sender,
    sent: Memory,
    mails: u32,
}

/// A mail as its reader has it.
#[derive(Clone, Debug)]
struct Got {
    to: String,
    header: String,
    text: String,
}

impl Got {
    fn of(mail: &Outgoing) -> Self {
        let bytes = String::from_utf8_lossy(&mail.bytes).replace("\r\n", "\n");
        let (header, text) = bytes.split_once("\n\n").unwrap();
        let to = mail.envelope.to()[0].to_string();
        Self { to, header: header.replace("\n ", " "), text: text.to_owned() }
    }

    fn field(&self, name: &str) -> Option<String> {
        let begin = format!("{name}: ");
        self.header.lines().find_map(|line| line.strip_prefix(&begin)).map(str::to_owned)
    }

    /// The text, without the ends of lines.
    fn words(&self) -> String {
        flat(&self.text)
    }
}

impl Post {
    fn new() -> Self {
        let instance = TestInstance::new();
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(Listener::start(&instance.service, Options::default()));
        let sent = Memory::default();
        let sender = Sender::new(instance.service.clone(), Transport::Memory(sent.clone()));
        let reader = Worker::new(instance.service.clone(), Some("mx.play.example.org".into()));
        Self { instance, runtime, listener, reader, sender, sent, mails: 0 }
    }

    /// One dialogue with the listener; its answers.
    fn dialogue(&self, lines: &str) -> String {
        self.runtime.block_on(self.listener.talk(format!("EHLO there\r\n{lines}QUIT\r\n").as_bytes()))
    }

    /// Sends a mail and has it read.
    fn write(&mut self, from: &str, to: &str, header: &str, text: &str) {
        self.mails += 1;
        let author = from.split('@').next().unwrap().to_uppercase();
        let raw = format!(
            "From: {author} <{from}>\r\nTo: {to}\r\nMessage-ID: <m{}@new.example>\r\n{header}\r\n{}\r\n",
            self.mails,
            text.replace('\n', "\r\n")
        );
        let answers = self.dialogue(&format!("MAIL FROM:<{from}>\r\nRCPT TO:<{to}>\r\nDATA\r\n{raw}.\r\n"));
        assert!(answers.contains("250 2.0.0 Stored"), "{answers}");
        self.reader.read_due().unwrap();
    }

    /// Replies as a mail program does.
    fn reply(&mut self, mail: &Got, text: &str) {
        let to = mail.field("Reply-To").unwrap();
        self.reply_to(mail, &to, "", text);
    }

    /// Replies as a mail program does that ignores Reply-To.
    fn reply_to_from(&mut self, mail: &Got, text: &str) {
        self.reply_to(mail, PLAY, "", text);
    }

    fn reply_to(&mut self, mail: &Got, to: &str, header: &str, text: &str) {
        let id = mail.field("Message-ID").unwrap();
        let references = mail.field("References").unwrap_or_default();
        let header = format!(
            "{header}Subject: Re: {}\r\nIn-Reply-To: {id}\r\nReferences: {references}\r\n {id}\r\n",
            mail.field("Subject").unwrap()
        );
        let from = mail.to.clone();
        self.write(&from, to, &header, text);
    }

    /// Does what the field for it says.
    fn unsubscribe(&mut self, mail: &Got, subject: &str) {
        let field = mail.field("List-Unsubscribe").unwrap();
        let (_link, by_mail) = field.split_once("<mailto:").unwrap();
        let (to, found) = by_mail.split_once("?subject=").unwrap();
        assert_eq!(found, format!("{subject}>"));
        let (from, to) = (mail.to.clone(), to.to_owned());
        self.write(&from, &to, &format!("Subject: {}\r\n", subject.replace("%20", " ")), "");
    }

    fn deliver(&self) -> Vec<Got> {
        self.sender.deliver_due().unwrap();
        self.sent.take().iter().map(Got::of).collect()
    }

    /// The one mail that is to go out.
    fn one(&self) -> Got {
        let mut mails = self.deliver();
        assert_eq!(mails.len(), 1, "{mails:#?}");
        mails.remove(0)
    }

    fn filed(&self) -> (InboxState, String) {
        let mail = self.instance.service.inbox.mails(None, None, 1).unwrap().remove(0);
        (mail.state, mail.reason)
    }

    /// An account made by mail; its welcome mail.
    fn joined(&mut self, from: &str, name: &str) -> Got {
        self.write(from, JOIN, "", &format!("join {name}"));
        let asked = self.one();
        self.reply(&asked, "yes");
        self.one()
    }

    fn moves(&self, game: i64) -> Vec<String> {
        let events = self.instance.service.records.events_after(GameId(game), 0, 200).unwrap();
        let played = |event: Event| event.played().map(str::to_owned);
        events.into_iter().filter_map(|recorded| played(recorded.event)).collect()
    }
}

/// Nobody waits for an answer that does not come.
#[test]
fn strangers_learn_of_the_last_answer() {
    for (to, text) in [(PLAY, "e4"), (JOIN, "hello?")] {
        let mut post = Post::new();
        let mut says_so = Vec::new();
        for _ in 0..3 {
            post.write(ANN, to, "Subject: hello\r\n", text);
            let words = post.one().words();
            says_so.push(
                words.contains("the next answer comes after")
                    && words.contains("postmaster@play.example.org"),
            );
        }
        assert_eq!(says_so, [false, false, true], "{to}");
        post.write(ANN, to, "Subject: hello\r\n", text);
        assert_eq!(post.deliver().len(), 0, "{to}");
    }
}

#[test]
fn newcomers_play_by_mail_alone() {
    let mut post = Post::new();
    post.write(ANN, JOIN, "Subject: hello\r\n", "Hello!\n\njoin Ann Berg\n\nRegards");
    let asked = post.one();
    assert_eq!(asked.to, ANN);
    assert!(asked.words().contains("under the name Ann Berg?"), "{asked:?}");
    assert!(
        post.instance.service.accounts.player_by_name("Ann Berg").unwrap().is_none(),
        "not before the yes"
    );
    post.reply(&asked, "Yes.\n\n> Do you want an account");
    let welcome = post.one();
    for told in [
        "your name here is Ann Berg",
        "seek look for an opponent",
        "challenge NAME",
        "settings",
        "help every command",
    ] {
        assert!(welcome.words().contains(told), "{told}: {welcome:?}");
    }
    let ben = post.joined(BEN, "Ben");

    post.reply(&welcome, "seek white 3 days");
    assert!(post.one().words().contains("Your seek C1 is open"));
    post.reply(&ben, "seeks");
    let seeks = post.one();
    assert!(seeks.words().contains("C1: Ann Berg, 3 days for each move, plays white"), "{seeks:?}");
    post.reply(&seeks, "accept challenge C1");
    let mails = post.deliver();
    let begun =
        |to: &str| mails.iter().find(|mail| mail.to == to && mail.text.contains("has begun. You play"));
    let (ann, ben) = (begun(ANN).unwrap().clone(), begun(BEN).unwrap().clone());
    post.reply(&ann, "e4");
    assert_eq!(post.moves(1), ["e2e4"]);
    let to_move = post.deliver().into_iter().find(|mail| mail.to == BEN).unwrap();
    // Ben's mail program ignores Reply-To, also where it answers the first mail of a game.
    post.reply_to_from(&ben, "show");
    assert!(post.one().words().contains("Your move 1"));
    post.reply_to_from(&ben, "set notation san");
    assert!(post.one().words().contains("set notation san"));

    post.reply(&ben, "notices off messages");
    assert!(post.one().words().contains("notices off messages"));
    post.reply(&ann, "say Good luck!");
    let mails = post.deliver();
    assert!(mails.iter().all(|mail| mail.to == ANN), "{mails:#?}");
    post.reply(&ben, "notices off reminders, moves");
    let refused = post.one();
    assert!(
        refused.words().contains(
            "cannot be switched off: without them you could lose a game on time. Nothing was changed."
        ),
        "{refused:?}"
    );
    // The program that reads mail offers a button for it.
    post.reply(&welcome, "challenge Ben");
    let mails = post.deliver();
    let challenge = mails.iter().find(|mail| mail.to == BEN).unwrap().clone();
    post.unsubscribe(&challenge, "unsubscribe%20challenges");
    assert!(post.one().words().contains("notices off messages, challenges"));
    post.reply(&welcome, "challenge Ben black");
    assert!(post.deliver().iter().all(|mail| mail.to == ANN));
    post.unsubscribe(&ben, "unsubscribe");
    let none = post.one();
    let off = "notices off acknowledgements, messages, news, results, challenges, proofs";
    assert!(none.words().contains(off), "{none:?}");
    let needed = "Notices of these kinds always come, because without them a game or your account could be lost: moves, reminders, adjournments, account.";
    assert!(none.words().contains(needed), "{none:?}");

    // What can lose a game comes all the same.
    post.reply(&to_move, "e5");
    let mails = post.deliver();
    assert!(mails.iter().all(|mail| mail.to == ANN) && mails.len() == 1, "{mails:#?}");
    assert_eq!(post.moves(1), ["e2e4", "e7e5"]);
    post.reply(&mails[0], "Nf3");
    let your_move = post.deliver().into_iter().find(|mail| mail.to == BEN).unwrap();
    assert!(your_move.text.contains("Ann Berg played 2. Nf3"), "{your_move:?}");
    post.instance.pass(Span::days(2) + Span::hours(20));
    post.instance.service.time.tick().unwrap();
    let reminder = post.one();
    assert_eq!(
        (reminder.to.as_str(), reminder.field("X-Postzug-Reason").unwrap().as_str()),
        (BEN, "reminder")
    );
    // An end that is not mailed is told in the answer to the one who brought it about.
    post.reply(&your_move, "resign yes");
    let mails = post.deliver();
    let answer = mails.iter().find(|mail| mail.to == BEN).unwrap();
    assert_eq!(answer.field("X-Postzug-Reason").as_deref(), Some("transcript"), "{mails:#?}");
    assert!(answer.words().contains("The game is over"), "{answer:?}");
    assert!(mails.iter().any(|mail| mail.to == ANN && mail.text.contains("G1 is over")), "{mails:#?}");
}

#[test]
fn replies_to_from_count() {
    let mut post = Post::new();
    let (ann, ben) = (post.joined(ANN, "Ann"), post.joined(BEN, "Ben"));
    post.reply_to_from(&ann, "challenge Ben white");
    let mails = post.deliver();
    let challenge = mails.iter().find(|mail| mail.to == BEN).unwrap();
    post.reply_to_from(challenge, "accept challenge C1");
    let mails = post.deliver();
    let ann_begins = mails.iter().find(|mail| mail.to == ANN).unwrap().clone();
    post.reply_to_from(&ann_begins, "e4");
    assert_eq!(post.moves(1), ["e2e4"]);
    let mails = post.deliver();
    let your_move = mails.iter().find(|mail| mail.to == BEN).unwrap().clone();
    // Both addresses at once, as "reply all" has it.
    post.mails += 1;
    let (id, to) = (your_move.field("Message-ID").unwrap(), your_move.field("Reply-To").unwrap());
    let references = your_move.field("References").unwrap();
    let mail = format!(
        "MAIL FROM:<{BEN}>\r\nRCPT TO:<{to}>\r\nRCPT TO:<{PLAY}>\r\nDATA\r\nFrom: {BEN}\r\nMessage-ID: <b@x.example>\r\n\
         References: {references} {id}\r\n\r\ne5\r\n.\r\n"
    );
    assert!(post.dialogue(&mail).contains("250 2.0.0 Stored"));
    post.reader.read_due().unwrap();
    assert_eq!(post.moves(1), ["e2e4", "e7e5"]);
    assert_eq!(post.instance.number("SELECT count(*) FROM inbox WHERE state = 'duplicate'"), 0);
    let _ben = ben;
    // A token of somebody else's does not make a mail theirs.
    post.write("eve@new.example", PLAY, &format!("References: {references}\r\n"), "resign yes");
    assert_eq!(post.filed(), (InboxState::PendingConfirm, "unconfirmed_sender".into()));
    assert_eq!(post.instance.state(GameId(1)).result(), None);
}

/// A fresh mail to our From carries no token. It plays if the author's domain vouches for it, else after a yes, and then with
/// the time of its arrival.
#[test]
fn fresh_mail_names_game_in_subject() {
    let mut post = Post::new();
    let (ann, _ben) = (post.joined(ANN, "Ann"), post.joined(BEN, "Ben"));
    post.reply(&ann, "challenge Ben white");
    let mails = post.deliver();
    let challenge = mails.iter().find(|mail| mail.to == BEN).unwrap();
    post.reply(challenge, "accept challenge C1");
    post.deliver();
    post.write(ANN, PLAY, "Subject: [G1] my move\r\n", "e4");
    assert_eq!(post.filed(), (InboxState::PendingConfirm, "unconfirmed_sender".into()));
    assert_eq!(post.moves(1), [""; 0]);
    let asked = post.one();
    assert!(asked.words().contains("does not prove its author"), "{asked:?}");
    let came = post.instance.clock_now();
    post.instance.pass(Span::hours(5));
    post.reply_to_from(&asked, "yes");
    post.reader.read_due().unwrap();
    assert_eq!(post.moves(1), ["e2e4"]);
    let last = post.instance.service.records.events_after(GameId(1), 1, 10).unwrap().remove(0);
    let EventKind::Moved { received_at, .. } = last.event.kind else { panic!("{last:?}") };
    assert_eq!(received_at, came);
    post.deliver();
    post.write(BEN, PLAY, &format!("{PASSED}Subject: Re: [G1] Ann - Ben\r\n"), "e5");
    assert_eq!(post.moves(1), ["e2e4", "e7e5"]);
    post.deliver();
    // The position it was meant for is gone by the yes.
    post.write(ANN, PLAY, "Subject: [G1]\r\n", "Nf3");
    let asked = post.one();
    for (from, text) in [(ANN, "d4"), (BEN, "d5")] {
        post.write(from, PLAY, &format!("{PASSED}Subject: [G1]\r\n"), text);
    }
    post.deliver();
    post.reply(&asked, "yes");
    post.reader.read_due().unwrap();
    assert_eq!(post.moves(1), ["e2e4", "e7e5", "d2d4", "d7d5"]);
}

#[test]
fn mail_without_game_gets_help() {
    let mut post = Post::new();
    post.joined(ANN, "Ann");
    for to in [PLAY, HELP, JOIN] {
        post.write(ANN, to, "Subject: how?\r\n", "How do I play?");
        let help = post.one();
        assert!(
            help.words().contains("your name is Ann") && help.text.contains("resign yes"),
            "{to}: {help:?}"
        );
        post.reply(&help, "games");
        assert!(post.one().words().contains("You have no game under way"), "{to}");
    }
    // The domain of the author vouches for it.
    post.write(ANN, PLAY, &format!("{PASSED}Subject: game\r\n"), "seek");
    assert!(post.one().words().contains("Your seek C1 is open"));
    for to in [PLAY, HELP] {
        post.write(BEN, to, "Subject: hi\r\n", "How do I get in?");
        let told = post.one();
        assert!(told.words().contains("such as \"join Anna Berg\""), "{told:?}");
        assert!(!told.text.contains("Commands, one to a line"), "{told:?}");
        assert_eq!(told.field("Reply-To").as_deref(), Some(JOIN));
    }
    // The answer says how, and its reply address is the way in.
    post.write(BEN, HELP, "Subject: join Ben\r\n", "");
    assert!(post.one().words().contains("under the name Ben?"));
}

#[test]
fn taken_names_are_asked_again() {
    let mut post = Post::new();
    post.joined(ANN, "Ann");
    post.write(BEN, JOIN, "", "join Ann");
    let asked = post.one();
    assert!(asked.words().contains("taken") && asked.words().contains("Under which name"), "{asked:?}");
    post.reply(&asked, "join <b>Ben</b>");
    let asked = post.one();
    assert!(asked.words().contains("Under which name"), "{asked:?}");
    post.reply_to_from(&asked, "join Ben B.\n");
    let asked = post.one();
    assert!(asked.words().contains("your name here is Ben B"), "{asked:?}");
    let ben = post.instance.service.accounts.player_by_email(BEN).unwrap().unwrap();
    assert_eq!(ben.role, Role::Player);
    // The name beside the address is taken where none is given; a no ends it.
    post.write("cal@new.example", JOIN, "", "Hello");
    let asked = post.one();
    assert!(asked.words().contains("under the name CAL?"), "{asked:?}");
    post.reply(&asked, "no");
    assert_eq!(post.deliver().len(), 0);
    post.reply(&asked, "yes");
    assert_eq!(post.instance.service.accounts.player_by_email("cal@new.example").unwrap(), None);
}

/// A sender may be forged: each mailbox gets few answers, all together a bounded number, and a machine none.
#[test]
fn forged_senders_are_not_flooded() {
    let mut post = Post::new();
    for n in 0..6 {
        post.write(&format!("victim+{n}@new.example"), JOIN, "", "join Ann");
    }
    assert_eq!(post.deliver().len(), 3, "one mailbox");
    for n in 0..210 {
        post.write(&format!("v{n}@new.example"), HELP, "", "help");
    }
    let mut answers = post.deliver().len();
    post.instance.pass(Span::minutes(11));
    answers += post.deliver().len();
    post.instance.pass(Span::minutes(11));
    answers += post.deliver().len();
    assert_eq!(answers, 197, "all together");
    post.instance.pass(Span::days(1));
    post.write("victim@new.example", JOIN, "", "join Ann");
    assert_eq!(post.deliver().len(), 1, "the next day");
}

#[test]
fn public_mailboxes_never_answer_machines() {
    let mut post = Post::new();
    post.instance.add("Root", Role::Administrator);
    for to in [JOIN, PLAY, HELP] {
        for header in [
            "Auto-Submitted: auto-replied\r\n",
            "Precedence: bulk\r\n",
            "Subject: Automatic reply: join Ann\r\n",
            "List-Id: <l.new.example>\r\n",
            "X-Postzug-Reason: transcript\r\n",
        ] {
            post.write(ANN, to, header, "join Ann");
            assert_eq!(post.filed().0, InboxState::Auto, "{to} {header}");
        }
        let answers = post.dialogue(&format!(
            "MAIL FROM:<>\r\nRCPT TO:<{to}>\r\nDATA\r\nFrom: {ANN}\r\n\r\njoin Ann\r\n.\r\n"
        ));
        assert!(answers.contains("250 2.0.0"), "{answers}");
        post.reader.read_due().unwrap();
        assert_eq!(post.filed().0, InboxState::Auto, "{to}");
    }
    let disowned = "Authentication-Results: mx.play.example.org; dmarc=fail header.from=new.example\r\n";
    post.write(ANN, JOIN, disowned, "join Ann");
    assert_eq!(post.filed(), (InboxState::Quarantined, "dmarc_fail".into()));
    // An answering machine that answers our question says no yes.
    post.write(ANN, JOIN, "", "join Ann");
    let asked = post.one();
    post.reply_to(&asked, &asked.field("Reply-To").unwrap(), "Auto-Submitted: auto-replied\r\n", "yes");
    assert_eq!(post.deliver().len(), 0);
    assert_eq!(post.instance.service.accounts.player_by_email(ANN).unwrap(), None);
}

#[test]
fn only_public_mailboxes_are_accepted() {
    let post = Post::new();
    for (to, code) in [
        ("postmaster", "250 2.1.5"),
        ("PostMaster", "250 2.1.5"),
        ("POSTMASTER@play.example.org", "250 2.1.5"),
        ("Abuse@PLAY.example.org", "250 2.1.5"),
        ("Join@play.example.org", "250 2.1.5"),
        ("help@play.example.org", "250 2.1.5"),
        ("play@play.example.org", "250 2.1.5"),
        ("", "550 5.1.1"),
        ("abuse", "50"),
        ("root@play.example.org", "550 5.1.1"),
        ("postmaster@other.example", "550 5.1.1"),
        ("play+1-1-0@play.example.org", "550 5.1.1"),
        ("named+1-1-0-0@play.example.org", "550 5.1.1"),
    ] {
        let answers = post.dialogue(&format!("MAIL FROM:<{ANN}>\r\nRCPT TO:<{to}>\r\n"));
        let answer = answers.lines().nth_back(1).unwrap();
        assert!(answer.starts_with(code), "{to}: {answers}");
    }
}

#[test]
fn administrators_get_mail_for_the_operator() {
    let mut post = Post::new();
    // Nobody is there yet.
    post.write(ANN, "abuse@play.example.org", "", "Stop it.");
    assert_eq!(post.filed(), (InboxState::Quarantined, "for_operator".into()));
    post.instance.add("Root", Role::Administrator);
    post.write(
        ANN,
        "postmaster@play.example.org",
        "Subject: Your server\r\n",
        "It sends me mail.\n[Event \"x\"]",
    );
    assert_eq!(post.filed(), (InboxState::Applied, "passed_on".into()));
    let mail = post.one();
    assert_eq!(mail.to, "root@example.org");
    assert_eq!(mail.field("Subject").as_deref(), Some("[postmaster] Your server"));
    assert_eq!(mail.field("Reply-To").as_deref(), Some(ANN));
    assert_eq!(mail.field("Auto-Submitted").as_deref(), Some("auto-generated"));
    assert!(
        mail.text.contains("\n> It sends me mail.\n") && mail.text.contains("\n> Message-ID: "),
        "{mail:?}"
    );
    assert!(!mail.text.contains("\n["), "{mail:?}");
    assert_eq!(post.instance.number("SELECT count(*) FROM outbox WHERE body IS NOT NULL"), 0, "not kept");
    // It does not come round again, and machines reach only the inbox; complaints are written by them.
    let own = format!("X-Postzug-Reason: {}\r\n", mail.field("X-Postzug-Reason").unwrap());
    for header in [own.as_str(), "Auto-Submitted: auto-replied\r\n"] {
        post.write(ANN, "postmaster@play.example.org", header, "Round again.");
        assert_eq!(post.filed().0, InboxState::Auto, "{header}");
    }
    post.write(ANN, "abuse@play.example.org", "Auto-Submitted: auto-generated\r\n", "A complaint.");
    assert_eq!(post.deliver().len(), 1);
    for n in 0..60 {
        post.write(ANN, "abuse@play.example.org", "", &format!("Flood {n}."));
    }
    post.instance.pass(Span::hours(1));
    assert_eq!(post.deliver().len(), 48);
    assert_eq!(post.filed(), (InboxState::Quarantined, "for_operator".into()));
}
