//! Mail in and out at full speed, beside a mail server that only queues the same messages.

mod bytes_only;
mod peers;
mod sessions;

use std::{
    net::{SocketAddr, TcpListener, ToSocketAddrs as _},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use api::event_broadcast::EventBroadcast;
use app::{
    Address, Service,
    ports::{InboxState, MailState},
};
use clap::Args;
use domain::{GameId, Ply, PositionId};
use mailer::{
    delivery::{Dkim, Relay, RelayTls, Transport, Worker as Sender},
    reading::Worker as Reader,
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use self::{
    peers::{SmtpSink, smtp_source},
    sessions::{Message, push},
};
use super::{
    harness,
    measured::{commits, count},
};
use postzug::{Instance, Stop, logging, running, say, workers};

#[derive(Debug, Args)]
pub(crate) struct Mail {
    /// Mails of each measurement.
    #[arg(long, default_value_t = 5_000)]
    mails: usize,
    /// SMTP sessions at a time, each kept open.
    #[arg(long, default_value_t = 64)]
    sessions: usize,
    /// Bytes of a mail.
    #[arg(long, default_value_t = 4_096)]
    size: usize,
    /// A mail server that queues what comes for --postfix-recipient, to be given the same mails.
    #[arg(long, value_name = "HOST:PORT")]
    postfix: Option<String>,
    /// The recipient that this mail server accepts mail for.
    #[arg(long, default_value = "someone@postfix.invalid")]
    postfix_recipient: String,
    /// Sign what is sent with this RSA key (PEM).
    #[arg(long, value_name = "FILE")]
    dkim_key: Option<PathBuf>,
    /// A running service instead of a temporary one; only what it accepts is measured then. It will read these mails.
    #[arg(long, value_name = "HOST:PORT", requires = "recipient")]
    to: Option<String>,
    /// A reply address of that service.
    #[arg(long)]
    recipient: Option<String>,
}

impl Mail {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        if let (Some(server), Some(recipient)) = (&self.to, &self.recipient) {
            let server = resolve(server)?;
            let mails = (0..self.mails).map(|n| Message::new(n, recipient, "help", self.size)).collect();
            let took = runtime.block_on(push(server, self.sessions, mails))?;
            self.report("accepted", took, "")?;
            return Ok(ExitCode::SUCCESS);
        }
        let harness = Harness::open(self)?;
        let accepted = harness.accept(self, &runtime)?;
        harness.store_only(self, &runtime, accepted)?;
        harness.apply(self)?;
        let applied = harness.play(self, &runtime)?;
        if let Some(server) = &self.postfix {
            self.beside(&runtime, &harness, resolve(server)?, accepted, applied)?;
        }
        harness.send(self)?;
        Ok(ExitCode::SUCCESS)
    }

    fn report(&self, what: &str, took: Duration, more: &str) -> anyhow::Result<f64> {
        let rate = count(self.mails) / took.as_secs_f64();
        say(&format!("{what:<42} {rate:>8.0} mails/s   {more}"))?;
        Ok(rate)
    }

    /// Sends the same mails to another server's queue.
    fn beside(
        &self,
        runtime: &tokio::runtime::Runtime,
        harness: &Harness,
        server: SocketAddr,
        accepted: f64,
        applied: f64,
    ) -> anyhow::Result<()> {
        let sourced = |server, to: &str| smtp_source(server, to, self.sessions, self.mails, self.size);
        let to = |message: Message| message.to(&self.postfix_recipient);
        let mails = harness.replies(0, self.mails, self.size)?.into_iter().map(to).collect();
        let took = runtime.block_on(push(server, self.sessions, mails))?;
        let queued = self.report("queued by the other mail server", took, "")?;
        say(&format!("accepted / queued there = {:.1}", accepted / queued))?;
        say(&format!("accepted and applied / queued there = {:.1}", applied / queued))?;
        let Some(theirs) = sourced(server, &self.postfix_recipient)? else {
            return say("smtp-source is not installed: only our own client was used");
        };
        let theirs = self.report("queued there, by smtp-source", theirs, "")?;
        let account = harness.account_address()?;
        let ours = harness.listening(|server| sourced(server, &account))?;
        let ours =
            self.report("accepted by Postzug, by smtp-source", ours.context("smtp-source is gone")?, "")?;
        say(&format!("accepted / queued there, by smtp-source = {:.1}", ours / theirs))
    }
}

fn resolve(server: &str) -> anyhow::Result<SocketAddr> {
    server.to_socket_addrs().with_context(|| server.to_owned())?.next().context("no such server")
}

/// A temporary service and games that wait for their first move.
struct Harness {
    folder: harness::Folder,
    instance: Instance,
    metrics: PrometheusHandle,
    tables: Vec<harness::Table>,
}

/// Each with its own players.
const TABLES: usize = 64;
/// The mails of a measurement are read within this, or it fails.
const LONGEST: Duration = Duration::from_mins(10);

impl Harness {
    fn open(mail: &Mail) -> anyhow::Result<Self> {
        let folder = harness::Folder::new()?;
        let config = folder.config(None);
        logging::start(&config.log)?;
        let metrics = PrometheusBuilder::new().install_recorder().context("the figures")?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let instance = Instance::open(&config, address, Arc::new(EventBroadcast::new()))?;
        let games = mail.mails.div_ceil(TABLES);
        say(&format!("Preparing {} games ...", TABLES * games))?;
        let tables = harness::tables(&config, &instance, TABLES, games)?;
        Ok(Self { folder, instance, metrics, tables })
    }

    /// The move at this ply in as many games.
    fn replies(&self, ply: u16, mails: usize, size: usize) -> anyhow::Result<Vec<Message>> {
        let mut replies = Vec::with_capacity(mails);
        for (number, table) in self.tables.iter().enumerate() {
            for board in &table.games {
                let side = usize::from(ply % 2);
                let (game, player) = (GameId(board.id), table.players[side].id);
                let to = self.instance.service.mail_out.mail_address(Address::Play {
                    game,
                    player,
                    seen: PositionId::unrevised(Ply(ply)),
                });
                let text = board.move_at(ply).context("a game without moves")?;
                let from = format!("{}{number}@example.org", ["white", "black"][side]);
                replies.push(Message::new(replies.len(), &to, text, size).from(&from));
            }
        }
        replies.truncate(mails);
        Ok(replies)
    }

    /// Returns a player's address for mail that is not about one game.
    fn account_address(&self) -> anyhow::Result<String> {
        let player = self.tables.first().context("nobody plays")?.players[0].id;
        Ok(self.instance.service.mail_out.mail_address(Address::Account { player }))
    }

    /// Runs the listener of `serve`, and nothing else, while something is measured.
    fn listening<T>(&self, measure: impl FnOnce(SocketAddr) -> anyhow::Result<T>) -> anyhow::Result<T> {
        listening(self.instance.service.clone(), measure)
    }

    fn commits(&self) -> u64 {
        commits(&self.metrics)
    }

    fn accept(&self, mail: &Mail, runtime: &tokio::runtime::Runtime) -> anyhow::Result<f64> {
        let mails = self.replies(0, mail.mails, mail.size)?;
        let before = self.commits();
        let took = self.listening(|server| runtime.block_on(push(server, mail.sessions, mails)))?;
        let commits = self.commits().saturating_sub(before);
        mail.report("accepted (250 after the commit)", took, &format!("{commits} commits"))
    }

    /// The same listener, when it only stores the bytes.
    fn store_only(
        &self,
        mail: &Mail,
        runtime: &tokio::runtime::Runtime,
        accepted: f64,
    ) -> anyhow::Result<()> {
        let service = bytes_only::service(&self.folder.path().join("bytes.db"))?;
        let to = service.mail_out.mail_address(Address::Account { player: domain::PlayerId(1) });
        let mails =
            self.replies(0, mail.mails, mail.size)?.into_iter().map(|message| message.to(&to)).collect();
        let took = listening(service, |server| runtime.block_on(push(server, mail.sessions, mails)))?;
        let stored = mail.report("stored as bytes by the same listener", took, "")?;
        say(&format!("accepted / stored as bytes = {:.2}", accepted / stored))
    }

    /// Reads the accepted mail, and runs its commands.
    fn apply(&self, mail: &Mail) -> anyhow::Result<()> {
        let reader = Reader::new(self.instance.service.clone(), None);
        let (before, began) = (self.commits(), Instant::now());
        let filed = reader.read_due()?;
        let took = began.elapsed();
        let commits = self.commits().saturating_sub(before);
        anyhow::ensure!(filed == mail.mails, "{filed} of {} mails were filed", mail.mails);
        self.is_played(mail, 1)?;
        mail.report("read and applied", took, &format!("{commits} commits")).map(drop)
    }

    /// The answers of the other side, read and acted upon while they come, as `serve` does: from the first byte to the last
    /// move.
    fn play(&self, mail: &Mail, runtime: &tokio::runtime::Runtime) -> anyhow::Result<f64> {
        let mails = self.replies(1, mail.mails, mail.size)?;
        let reader = Reader::new(self.instance.service.clone(), None);
        let before = self.commits();
        let took = self.listening(|server| {
            let (began, stop) = (Instant::now(), Stop::new());
            std::thread::scope(|scope| {
                let reading = scope.spawn(|| {
                    let mut filed = reader.read_due()?;
                    while filed < mail.mails && !stop.wait(running::POLL) {
                        filed += reader.read_due()?;
                    }
                    anyhow::Ok((filed, began.elapsed()))
                });
                let pushed = runtime.block_on(push(server, mail.sessions, mails));
                while pushed.is_ok() && !reading.is_finished() && began.elapsed() < LONGEST {
                    std::thread::sleep(running::POLL);
                }
                stop.now();
                let (filed, took) = reading.join().ok().context("the reader panicked")??;
                pushed?;
                anyhow::ensure!(filed == mail.mails, "{filed} of {} mails were filed", mail.mails);
                Ok(took)
            })
        })?;
        let commits = self.commits().saturating_sub(before);
        self.is_played(mail, 2)?;
        mail.report("accepted, read and applied, all at once", took, &format!("{commits} commits"))
    }

    /// Nothing waits, and the games stand at this ply.
    fn is_played(&self, mail: &Mail, ply: u16) -> anyhow::Result<()> {
        let left = self.instance.service.inbox.mails(Some(InboxState::Received), None, 1)?;
        anyhow::ensure!(left.is_empty(), "not every mail was filed");
        let moved = self.tables.iter().flat_map(|table| &table.games).take(mail.mails);
        for board in moved.step_by(97) {
            let view = self.instance.service.games.game(GameId(board.id))?.context("a game is gone")?;
            if view.row.state.ply != Ply(ply) {
                bail!("a move by mail was not played in {}", view.row.id);
            }
        }
        Ok(())
    }

    /// Everything these games have put into the outbox, into a server that keeps nothing.
    fn send(&self, mail: &Mail) -> anyhow::Result<()> {
        let sink = SmtpSink::start()?;
        let relay = Relay {
            host: sink.address().ip().to_string(),
            port: sink.address().port(),
            tls: RelayTls::None,
            credentials: None,
            timeout: Duration::from_secs(60),
        };
        let transport = Transport::smtp(&relay, "play.example.org")?;
        let dkim = mail.dkim_key.as_ref().map(|file| {
            let pem = std::fs::read(file).with_context(|| file.display().to_string())?;
            Dkim::new(&pem, "load", "play.example.org").context("the key")
        });
        let sender = Sender::new(self.instance.service.clone(), transport).signing(dkim.transpose()?);
        let (before, began) = (self.commits(), Instant::now());
        let settled = sender.deliver_due()?;
        let took = began.elapsed();
        let commits = self.commits().saturating_sub(before);
        let not_sent = [MailState::Waiting, MailState::Dead]
            .into_iter()
            .map(|state| self.instance.service.mail_out.outbox(Some(state), None, 1).map(|rows| rows.len()))
            .sum::<Result<usize, _>>()?;
        if not_sent > 0 {
            bail!("not every mail was sent");
        }
        say(&format!(
            "{:<42} {:>8.0} mails/s   {settled} mails into {}, {commits} commits",
            "sent",
            count(settled) / took.as_secs_f64(),
            sink.name(),
        ))
    }
}

/// Runs the listener of `serve`, and nothing else, while something is measured.
fn listening<T>(
    service: Service,
    measure: impl FnOnce(SocketAddr) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let stop = Stop::new();
    // All sessions of a measurement come from one address.
    let options = mailer::intake::Options { sessions_per_peer: usize::MAX, ..Default::default() };
    let server =
        workers::start("mail-in", stop.clone(), running::mail_in(service, listener, stop.clone(), options))?;
    let measured = measure(address);
    stop.now();
    server.join().ok().context("the listener panicked")?;
    measured
}
