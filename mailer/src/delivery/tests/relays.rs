//! Answers of a relay: what is sent again, and who is counted against.

use super::*;

/// The behaviour of a test relay.
#[derive(Copy, Clone)]
enum Mood {
    Accepts,
    Greylists,
    Refuses,
    /// Answers the first RCPT like this.
    Says(&'static [u8]),
    /// Answers every RCPT that names this recipient with these words.
    SaysOf(&'static str, &'static [u8]),
    RefusesEverybody,
    /// Greets, and takes nothing from us: the account is locked, the address of the sender is not to its liking.
    RefusesSender {
        pipelining: bool,
    },
    DropsAfterData,
    /// Has no 8BITMIME.
    SevenBit,
}

/// A relay that speaks enough SMTP, one session after the other.
fn relay(moods: Vec<Mood>) -> (Transport, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let transport = transport_to(&listener);
    let (sender, mails) = mpsc::channel();
    std::thread::spawn(move || {
        let mut moods = moods.into_iter();
        let mut mood = moods.next();
        while let (Some(now), Ok((stream, _))) = (mood, listener.accept()) {
            if session(&stream, now, &sender).unwrap_or(true) {
                mood = moods.next();
            }
        }
    });
    (transport, mails)
}

/// A relay in one mood, with any number of sessions at a time.
fn busy_relay(mood: Mood) -> Transport {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let transport = transport_to(&listener);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || {
                let (sender, _mails) = mpsc::channel();
                session(&stream, mood, &sender)
            });
        }
    });
    transport
}

fn transport_to(listener: &TcpListener) -> Transport {
    let relay = Relay {
        host: "127.0.0.1".into(),
        port: listener.local_addr().expect("bound").port(),
        tls: RelayTls::None,
        credentials: None,
        timeout: Duration::from_secs(5),
    };
    Transport::smtp(&relay, "play.example.org").expect("a transport")
}

/// True when a mail was offered: the next session is in another mood.
fn session(mut stream: &TcpStream, mood: Mood, mails: &mpsc::Sender<String>) -> std::io::Result<bool> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let mut offered = false;
    if matches!(mood, Mood::RefusesEverybody) {
        stream.write_all(b"554 go away\r\n")?;
        return Ok(false);
    }
    stream.write_all(b"220 relay\r\n")?;
    while let Some(line) = lines.next() {
        let line = line?.to_ascii_uppercase();
        let answer: &[u8] = match &line[..4.min(line.len())] {
            "EHLO" if matches!(mood, Mood::SevenBit) => b"250 relay\r\n",
            "EHLO" if matches!(mood, Mood::RefusesSender { pipelining: true }) => {
                b"250-relay\r\n250-PIPELINING\r\n250 8BITMIME\r\n"
            }
            "EHLO" => b"250-relay\r\n250 8BITMIME\r\n",
            "MAIL" if matches!(mood, Mood::RefusesSender { .. }) => {
                b"550 5.4.5 Daily user sending limit exceeded\r\n"
            }
            "RCPT" | "DATA" if matches!(mood, Mood::RefusesSender { .. }) => b"503 5.5.1 MAIL first\r\n",
            "MAIL" | "RSET" | "NOOP" => b"250 ok\r\n",
            "RCPT" => {
                let again = std::mem::replace(&mut offered, true);
                match mood {
                    Mood::Greylists => b"451 <ann@example.org> later\r\n",
                    Mood::Refuses => b"550 <ann@example.org> nobody\r\n",
                    Mood::Says(answer) if !again => answer,
                    Mood::SaysOf(name, answer) if line.contains(name) => answer,
                    _ => b"250 ok\r\n",
                }
            }
            "DATA" => {
                stream.write_all(b"354 go\r\n")?;
                let mut mail = String::new();
                for line in lines.by_ref() {
                    let line = line?;
                    if line == "." {
                        break;
                    }
                    mail.push_str(&line);
                    mail.push('\n');
                }
                mails.send(mail).map_err(std::io::Error::other)?;
                if matches!(mood, Mood::DropsAfterData) {
                    return Ok(true);
                }
                b"250 taken\r\n"
            }
            "QUIT" => return Ok(offered),
            _ => b"502 what\r\n",
        };
        stream.write_all(answer)?;
    }
    Ok(offered)
}

fn deliver_to(mood: Mood) -> (Post, Worker, mpsc::Receiver<String>) {
    let post = Post::new();
    let (transport, mails) = relay(vec![mood, Mood::Accepts]);
    post.enqueue_notice(&["a"]);
    let worker = post.worker(transport);
    worker.deliver_due().expect("tried");
    (post, worker, mails)
}

#[test]
fn accepting_relay_has_the_mail() {
    let (post, _worker, mails) = deliver_to(Mood::Accepts);
    assert_eq!(post.state("a"), MailState::Sent);
    assert!(mails.recv().expect("a mail").contains("The API token \"a\" was made"));
}

#[test]
fn relay_without_8bitmime_gets_quoted_printable() {
    let post = Post::new();
    let (transport, mails) = relay(vec![Mood::SevenBit]);
    let details = MailDetails::Account(AccountNotice::ApiTokenMade { label: "Grüße = ♞".into() });
    post.enqueue(NewMail { details, ..post.news("a") });
    post.worker(transport).deliver_due().expect("tried");
    assert_eq!(post.state("a"), MailState::Sent, "{}", post.row("a").reason);
    let mail = mails.recv().expect("a mail");
    assert!(
        mail.is_ascii() && mail.to_lowercase().contains("content-transfer-encoding: quoted-printable"),
        "{mail}"
    );
    let parsed = MessageParser::new().parse(mail.as_bytes()).expect("a mail");
    assert!(parsed.body_text(0).is_some_and(|text| text.contains("Grüße = ♞")), "{mail}");
}

#[test]
fn dead_mail_counts_as_bounce() {
    let expired = |mood| {
        let post = Post::new();
        let (transport, _mails) = relay(vec![mood; 3]);
        post.enqueue_notice(&["a"]);
        post.execute("UPDATE outbox SET attempts = 23").expect("attempted");
        post.clock.advance(Span::days(5));
        post.worker(transport).deliver_due().expect("tried");
        assert_eq!(post.state("a"), MailState::Dead);
        post.standing()
    };
    assert_eq!(expired(Mood::Greylists), Some((1, "expired".into())));
    assert_eq!(expired(Mood::RefusesEverybody), Some((1, "not_sent".into())));
    assert_eq!(deliver_to(Mood::Refuses).0.standing(), Some((1, "550".into())));
    let with_words = Mood::Says(b"554 5.2.1 <ann@example.org>: <b>rejected</b>\r\n");
    assert_eq!(deliver_to(with_words).0.standing(), Some((1, "5.2.1".into())));
    // It was the policy of the relay all the time.
    assert_eq!(expired(Mood::Says(b"451 4.7.1 not from you\r\n")), Some((1, "not_sent".into())));
    assert_eq!(deliver_to(Mood::Accepts).0.standing(), None);
}

#[test]
fn refusal_is_temporary_or_final() {
    for (name, mood, state, reason) in [
        ("greylisting relay gets mail again", Mood::Greylists, MailState::Waiting, "not taken now: 451"),
        ("permanent refusal names nobody", Mood::Refuses, MailState::Dead, "refused: 550"),
        (
            "unusable relay kills no mail",
            Mood::RefusesEverybody,
            MailState::Waiting,
            "the relay cannot be used: 554",
        ),
    ] {
        let row = deliver_to(mood).0.row("a");
        assert_eq!((row.state, row.reason.as_str()), (state, reason), "{name}");
    }
}

#[test]
fn refused_sender_counts_against_nobody() {
    for pipelining in [false, true] {
        let (post, _worker, _mails) = deliver_to(Mood::RefusesSender { pipelining });
        let row = post.row("a");
        assert_eq!((row.state, row.reason.as_str()), (MailState::Waiting, "the relay cannot be used: 550"));
        assert_eq!(post.standing(), None);
    }
}

#[test]
fn refusal_of_us_counts_against_nobody() {
    for (answer, reason) in [
        (&b"530 5.7.0 Must issue STARTTLS\r\n"[..], "the relay refuses us: 530 5.7.0"),
        (b"535 5.7.8 bad credentials\r\n", "the relay refuses us: 535 5.7.8"),
        (b"554 5.7.1 <ann@example.org>: Relay access denied\r\n", "the relay refuses us: 554 5.7.1"),
        (b"550 relay not permitted\r\n", "the relay refuses us: 550"),
    ] {
        let (post, worker, _mails) = deliver_to(Mood::Says(answer));
        let waiting = post.row("a");
        assert_eq!((waiting.state, waiting.reason.as_str()), (MailState::Waiting, reason));
        assert_eq!(post.standing(), None);
        post.clock.set(waiting.next_at.expect("a next time"));
        worker.deliver_due().expect("tried again");
        assert_eq!(post.state("a"), MailState::Sent);
    }
}

#[test]
fn policy_refusal_delays_no_other_mail() {
    let post = Post::new();
    let (worker, memory) = post.memory_worker();
    memory.fail_next(false, SendError::RefusesUs("554 5.7.1".into()));
    post.enqueue_notice(&["a", "b"]);
    worker.deliver_due().expect("tried");
    let states = ["a", "b"].map(|key| post.state(key));
    assert!(states.contains(&MailState::Waiting) && states.contains(&MailState::Sent), "{states:?}");
}

/// A relay may pass on what the recipient's server says.
#[test]
fn login_demand_delays_no_other_recipient() {
    let post = Post::new();
    let bob = post.player("Bob");
    let worker = Worker::new(
        post.service.clone(),
        busy_relay(Mood::SaysOf("ANN", b"530 5.7.1 Authentication required\r\n")),
    );
    post.enqueue_notice(&["a"]);
    let others: Vec<String> = (0..100).map(|n| format!("b{n}")).collect();
    let to_bob = |key: &String| NewMail { to: Recipient::Player(bob), ..post.news(key) };
    others.iter().for_each(|key| post.enqueue(to_bob(key)));
    worker.deliver_due().expect("tried");
    assert_eq!(post.state("a"), MailState::Waiting);
    let unsent: Vec<_> = others.iter().filter(|key| post.state(key) != MailState::Sent).collect();
    assert!(unsent.is_empty(), "{unsent:?}");
}

#[test]
fn lost_answer_repeats_the_message_id() {
    let (post, worker, mails) = deliver_to(Mood::DropsAfterData);
    let waiting = post.row("a");
    assert_eq!(waiting.state, MailState::Waiting);
    let next_at: Instant = waiting.next_at.expect("a next time");
    post.clock.set(next_at);
    worker.deliver_due().expect("tried again");
    assert_eq!(post.state("a"), MailState::Sent);
    let ids: Vec<String> = mails
        .try_iter()
        .map(|mail| mail.lines().find(|line| line.starts_with("Message-ID")).expect("an id").into())
        .collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(ids[0], ids[1]);
}
