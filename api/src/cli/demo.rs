use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    time::Instant,
};

use anyhow::{Context as _, bail, ensure};
use api::config::{Config, Log};
use serde_json::{Value, json};

use super::{
    doors::{Http, Letter, Outgoing, send_mail, sign_up},
    logging,
    running::Running,
    say,
};

const ANN: &str = "ann@club.example.org";
const BEN: &str = "ben@post.example.net";

/// Plays a game through the real doors of a service of its own, and shows everything.
pub(super) fn run() -> anyhow::Result<ExitCode> {
    logging::start(&Log { filter: "warn".into(), ..Log::default() })?;
    let began = Instant::now();
    let folder = tempfile::tempdir().context("a temporary folder")?;
    let any = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
    let mut config = Config { data: folder.path().join("data"), ..Config::default() };
    (config.http.bind, config.mail.intake_bind) = (any, any);
    let running = Running::start(&config, None)?;

    say("A service of its own on free ports, gone afterwards. Ann plays over HTTP, Ben by mail.")?;
    let demo = Demo::set_up(&running, config.maildir())?;
    let events = demo.play()?;
    running.stop()?;
    say(&format!("\nThe whole game is {events} events; it took {:.1} s.", began.elapsed().as_secs_f64()))?;
    Ok(ExitCode::SUCCESS)
}

struct Demo {
    intake: SocketAddr,
    outgoing: Outgoing,
    ann: Http,
    game: i64,
    calls: u32,
}

impl Demo {
    fn set_up(running: &Running, maildir: PathBuf) -> anyhow::Result<Self> {
        let mut outgoing = Outgoing::new(&maildir);
        let http = Http::new(running.http);
        chapter("Both sign up: a code comes by mail, the code gives a token")?;
        let ann = sign_up(&http, &mut outgoing, "Ann", ANN)?;
        let ben = sign_up(&http, &mut outgoing, "Ben", BEN)?;
        say("Ann and Ben have accounts.")?;
        let mut demo = Self { intake: running.intake, outgoing, ann, game: 0, calls: 0 };
        drop(ben);

        chapter("Ann challenges Ben, Ben accepts by mail")?;
        demo.call("/v1/challenges", &json!({ "opponent": "Ben", "color": "white" }))?;
        let asked = demo.letter(BEN, "challenge", None)?;
        demo.reply(&asked, "accept C1")?;
        demo.on_move(ANN, 0)?;
        let games = demo.ann.get("/v1/games")?.ok()?;
        demo.game = games["items"][0]["id"].as_i64().context("no game began")?;
        Ok(demo)
    }

    /// Légal's mate (1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5#), with what can
    /// happen between moves.
    fn play(mut self) -> anyhow::Result<usize> {
        chapter("Moves, in whatever notation one likes")?;
        self.ann_plays("5254", 0)?;
        self.ben_plays("e7-e5", 1)?;
        self.ann_plays("Nf3", 2)?;
        chapter("A mistake costs nothing but an answer")?;
        let asked = self.on_move(BEN, 3)?;
        self.reply(&asked, "Qd6")?;
        self.letter(BEN, "> Qd6", Some(3))?;
        self.reply(&asked, "2... 4746")?;
        self.on_move(ANN, 4)?;

        chapter("Ann offers a draw with her move; Ben declines by mail")?;
        let path = format!("/v1/games/{}/moves", self.game);
        self.call(&path, &json!({ "move": "Bc4", "ply": 4, "draw_offer": true, "message": "Peace?" }))?;
        let asked = self.letter(BEN, "offers a draw", Some(5))?;
        self.reply(&asked, "decline")?;
        self.letter(ANN, "decline", Some(5))?;
        self.reply(&asked, "Bg4")?;
        self.on_move(ANN, 6)?;
        self.ann_plays("b1c3", 6)?;
        self.ben_plays("g6", 7)?;

        chapter("They adjourn: Ann seals her move, nobody can read it")?;
        let adjournment = format!("/v1/games/{}/adjournment", self.game);
        self.call(&adjournment, &json!({ "action": "propose" }))?;
        let asked = self.letter(BEN, "proposes to adjourn", Some(8))?;
        self.reply(&asked, "adjourn")?;
        self.letter(ANN, "Seal your move", Some(8))?;
        let sealed =
            self.call(&format!("/v1/games/{}/seal", self.game), &json!({ "move": "Nxe5", "ply": 8 }))?;
        ensure!(!sealed.to_string().contains("e5"), "the receipt shows the sealed move");
        let told = self.letter(BEN, "SHA-256", Some(8))?;
        ensure!(!told.text.contains("Nxe5") && !told.text.contains("6355"), "the mail shows the sealed move");

        chapter("Both are ready: the envelope is opened and its move played")?;
        self.reply(&told, "resume")?;
        let open = self.on_move(BEN, 9)?;
        self.letter(ANN, "envelope", Some(9))?;
        self.reply(&open, "Bxd1")?;
        self.on_move(ANN, 10)?;

        chapter("Mate")?;
        self.ann_plays("Bxf7+", 10)?;
        self.ben_plays("Ke7", 11)?;
        self.ann_plays("Nd5", 12)?;
        for address in [ANN, BEN] {
            self.letter(address, "1-0", None)?;
        }
        let end = self.ann.get(&format!("/v1/games/{}", self.game))?.ok()?;
        ensure!(end["result"] == "1-0" && end["ply"] == 13, "the game did not end with mate: {end}");
        let pgn = self.ann.get(&format!("/v1/games/{}/pgn", self.game))?.ok()?;
        chapter("The game")?;
        say(pgn.as_str().unwrap_or_default().trim_end())?;
        end["version"].as_u64().and_then(|version| usize::try_from(version).ok()).context("no version")
    }

    fn ann_plays(&mut self, text: &str, ply: u32) -> anyhow::Result<()> {
        self.call(&format!("/v1/games/{}/moves", self.game), &json!({ "move": text, "ply": ply }))
            .map(|_receipt| ())
    }

    fn ben_plays(&mut self, text: &str, ply: u16) -> anyhow::Result<()> {
        let asked = self.on_move(BEN, ply)?;
        self.reply(&asked, text)?;
        self.on_move(ANN, ply + 1).map(|_letter| ())
    }

    fn on_move(&mut self, whom: &str, ply: u16) -> anyhow::Result<Letter> {
        self.letter(whom, "Reply with your move", Some(ply))
    }

    /// Ann calls the API.
    fn call(&mut self, path: &str, body: &Value) -> anyhow::Result<Value> {
        self.calls += 1;
        say(&format!("\nHTTP  POST {path}\n      {body}"))?;
        let answer = self.ann.post(path, &format!("demo {}", self.calls), body)?;
        say(&format!("      {} {}", answer.status, answer.body))?;
        answer.ok()
    }

    /// Ben replies.
    fn reply(&self, to: &Letter, answer: &str) -> anyhow::Result<()> {
        let subject = format!("Re: {}", to.subject);
        say(&format!(
            "\nMAIL  from {BEN} over SMTP\n      to {}\n      {subject}\n\n      {answer}",
            to.reply_to
        ))?;
        send_mail(self.intake, BEN, &to.reply_to, &subject, &format!("{answer}\n"))
    }

    /// A mail comes out.
    fn letter(&mut self, to: &str, words: &str, ply: Option<u16>) -> anyhow::Result<Letter> {
        let letter = self.outgoing.take(to, words, ply)?;
        say(&format!("\nMAIL  to {to}\n      {}\n", letter.subject))?;
        for line in letter.text.trim_end().lines() {
            say(format!("      {line}").trim_end())?;
        }
        let other = if to == ANN { BEN } else { ANN };
        if letter.text.contains(other) {
            bail!("the mail to {to} shows {other}");
        }
        Ok(letter)
    }
}

fn chapter(title: &str) -> anyhow::Result<()> {
    say(&format!("\n== {title}"))
}
