use std::{
    fs::{self, DirBuilder, File, OpenOptions, TryLockError},
    io::{self, Write as _},
    net::SocketAddr,
    os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _},
    path::Path,
    sync::Arc,
};

use anyhow::{Context as _, bail};
use api::{
    auth::{AccessTokens, Authenticator, Bearers},
    config::{Config, Outgoing, Unsafe},
    event_broadcast::EventBroadcast,
};
use app::{
    Failure, Service, Settings,
    ports::{Ledger, read},
};
use domain::Span;
use store::{
    LogKeyFiles, Store, TokenKeyFiles,
    host::{SystemClock, SystemEntropy},
    keys::KeyRing,
    tablebases::SyzygyTables,
};

use super::{generation, mailbox, preflight};

/// Everything of one installation that a command may need.
pub struct Instance {
    /// The use cases.
    pub service: Service,
    /// Reads and issues access tokens.
    pub authenticator: Arc<dyn Authenticator>,
}

/// A public service with unsafe settings.
#[derive(Debug, thiserror::Error)]
#[error("public is on, but the settings are not safe for the world:{}", .0.iter().map(|reason| format!("\n  - {reason}")).collect::<String>())]
pub(super) struct UnsafeSettings(Vec<Unsafe>);

/// Refuses settings with which a public service would be unsafe.
pub(super) fn check(config: &Config) -> Result<(), UnsafeSettings> {
    let reasons = config.unsafe_settings();
    if reasons.is_empty() { Ok(()) } else { Err(UnsafeSettings(reasons)) }
}

impl Instance {
    /// Opens the data folder, the keys and the database, and makes what is missing.
    ///
    /// # Errors
    ///
    /// One of them cannot be opened, or this database must not be served.
    pub fn open(
        config: &Config,
        bound: SocketAddr,
        event_broadcast: Arc<EventBroadcast>,
    ) -> anyhow::Result<Self> {
        let instance = Self::open_any(config, bound, event_broadcast, log_key_is_shared)?;
        generation::check(config, &instance.service, &instance.service.ops.installation()?)?;
        check_log(&instance.service)?;
        Ok(instance)
    }

    fn open_any(
        config: &Config,
        bound: SocketAddr,
        event_broadcast: Arc<EventBroadcast>,
        log_key: fn(&dyn Ledger, &Path) -> anyhow::Result<()>,
    ) -> anyhow::Result<Self> {
        check(config)?;
        preflight::owner(&config.data)?;
        data_folder(&config.data).with_context(|| format!("the data folder {}", config.data.display()))?;
        let url = config.database_url();
        let folder = config.data.join("keys");
        if let Some(path) = url.path() {
            keys_belong_to(path, &folder)?;
        }
        let open = || Store::open(url.reveal()).with_context(|| format!("the database {url}")).map(Arc::new);
        let keys = || KeyRing::open(&folder, &SystemEntropy).context("the key files");
        // The key first: a database without it would be refused at every start. Unless others may serve it already.
        let (store, keys) = if url.is_file() {
            let keys = keys()?;
            (open()?, keys)
        } else {
            let store = open()?;
            keys_are_shared(&*store, &folder)?;
            (store, keys()?)
        };
        if !url.is_file() {
            log_key(&*store, &folder)?;
        }
        let service = Service::new(
            store,
            Arc::new(SystemClock),
            Arc::new(SystemEntropy),
            Arc::new(keys),
            event_broadcast,
            Settings {
                mail_domain: config.mail.domain.clone(),
                former_domains: config.mail.former_domains.clone(),
                mailbox: mailbox::hosted(config),
                public_url: config.public_url(bound),
                site_name: config.site_name.clone(),
                language: config.language.clone(),
                languages: messages::Language::all().iter().map(|language| language.tag.into()).collect(),
                official_names: messages::official_names(),
                notices_apart: notices_apart(config),
                private_webhooks: config.webhooks.allow_private,
            },
        );
        let epoch = service.ops.installation()?.epoch;
        let service = service.in_epoch(epoch).with_log_keys(Arc::new(Self::log_keys(config)?));
        let token_keys = Self::token_keys(config)?;
        let tokens = AccessTokens::new(
            Arc::new(token_keys),
            Arc::new(SystemClock),
            Arc::new(SystemEntropy),
            &config.public_url(bound),
        )
        .context("the keys of access tokens")?;
        let authenticator = Arc::new(Bearers::new(service.clone(), Arc::new(tokens)));
        clocks_agree(&service)??;
        Ok(Self { service, authenticator })
    }
}

impl Instance {
    /// The keys that sign access tokens.
    pub(super) fn token_keys(config: &Config) -> anyhow::Result<TokenKeyFiles> {
        preflight::owner(&config.data)?;
        let folder = config.data.join("keys");
        TokenKeyFiles::open(&folder, Arc::new(SystemClock), Arc::new(SystemEntropy))
            .context("the keys of access tokens")
    }

    /// The keys that sign the log.
    pub(super) fn log_keys(config: &Config) -> anyhow::Result<LogKeyFiles> {
        preflight::owner(&config.data)?;
        let folder = config.data.join("keys");
        LogKeyFiles::open(&folder, Arc::new(SystemClock), Arc::new(SystemEntropy))
            .context("the keys of the log")
    }

    /// The same with the endgame tables, for commands that judge claims.
    pub(super) fn with_tables(mut self, config: &Config) -> anyhow::Result<Self> {
        if !config.tablebases.as_os_str().is_empty() {
            let tables = SyzygyTables::open(&config.tablebases)
                .with_context(|| format!("tablebases: {}", config.tablebases.display()))?;
            tracing::info!(men = tables.men(), "endgame tablebases");
            self.service = self.service.with_tablebases(Arc::new(tables));
        }
        Ok(self)
    }

    /// Opens the service for a command that works beside a running one.
    pub(super) fn for_a_command(config: &Config) -> anyhow::Result<Self> {
        Self::open(config, config.http.bind, Arc::new(EventBroadcast::new()))
    }

    /// Opens the service for a command that only reads. It makes no service, because in a wrong folder nothing would seem to
    /// have happened.
    pub(super) fn open_existing(config: &Config) -> anyhow::Result<Self> {
        is_there(config)?;
        Self::for_a_command(config)
    }

    /// Opens the service for a command that reads a database which may not be fit to be served.
    pub(super) fn unchecked(config: &Config) -> anyhow::Result<Self> {
        Self::open_any(config, config.http.bind, Arc::new(EventBroadcast::new()), |_ledger, _folder| Ok(()))
    }
}

/// The time within which notices about one game make one mail.
fn notices_apart(config: &Config) -> Span {
    match config.mail.outgoing {
        Outgoing::Smtp => Span(i64::from(config.mail.merge_seconds) * 1_000),
        // A trial: somebody waits for each mail.
        Outgoing::Maildir => Span::ZERO,
    }
}

/// There is a service with these settings: its database, or on a server its key.
pub(super) fn is_there(config: &Config) -> anyhow::Result<()> {
    let url = config.database_url();
    let key = config.data.join("keys/vault.key");
    let file = url.path().unwrap_or(&key);
    // A URL of no kind is refused when it is opened.
    let is_known = url.path().is_some() || url.reveal().starts_with("postgres");
    if is_known { must_be_there(file) } else { Ok(()) }
}

/// Without this file there is no service. A file that cannot be checked may exist.
fn must_be_there(file: &Path) -> anyhow::Result<()> {
    if !file.try_exists().with_context(|| file.display().to_string())? {
        bail!("there is no service here: {} is missing. Is this its folder, or --config?", file.display());
    }
    Ok(())
}

/// There are keys with these settings, whether or not there is a database.
pub(super) fn keys_are_there(config: &Config) -> anyhow::Result<()> {
    must_be_there(&config.data.join("keys/vault.key"))
}

/// A new vault key beside an old database would silently lose every envelope, reply address and waiting mail.
fn keys_belong_to(database: &Path, folder: &Path) -> anyhow::Result<()> {
    let key = folder.join("vault.key");
    if database.exists() && !key.exists() {
        bail!(
            "the database {} is there, but its key {} is not: restore it from the backup",
            database.display(),
            key.display()
        );
    }
    Ok(())
}

/// The same with a server: every instance needs the keys of the first one.
fn keys_are_shared(ledger: &dyn Ledger, folder: &Path) -> anyhow::Result<()> {
    let key = folder.join("vault.key");
    let used = || read(ledger, |view| Ok(view.installation()?.key_check.is_some()));
    if !key.exists() && used()? {
        bail!(
            "the database is in use, but its key {} is missing: copy the folder {} from another instance",
            key.display(),
            folder.display()
        );
    }
    Ok(())
}

/// An instance with a key of its own would sign the log of the others.
fn log_key_is_shared(ledger: &dyn Ledger, folder: &Path) -> anyhow::Result<()> {
    let signed = read(ledger, |view| Ok(view.log_head()?.is_some_and(|head| head.checkpoint.is_some())))?;
    if signed && !LogKeyFiles::any(folder)? {
        bail!(
            "the log in the database is signed, but its key is missing: copy the folder {} from another instance, or \
             from the backup; or, if it is lost, make the database safe: postzug restore --here",
            folder.display()
        );
    }
    Ok(())
}

/// Refuses a database whose log is not that which these keys signed: going on would sign another log under the same
/// name.
fn check_log(service: &Service) -> anyhow::Result<()> {
    match service.log.check_log() {
        Err(Failure::Damaged(what)) => Err(anyhow::anyhow!(what)).context(
            "the log in the database is not the one that these keys signed. Put the last database back with the whole \
             folder of its keys (postzug audit verify looks at it). If another instance made a new key for the log, \
             copy its folder of keys. If what happened after a copy is to be lost, make the copy safe: postzug \
             restore --here",
        ),
        other => Ok(other?),
    }
}

/// This machine's clock is not the database server's: instances whose clocks differ would give players different times.
#[derive(Debug, thiserror::Error)]
#[error(
    "this machine's clock differs from the database server's by {0} ms; more than 2000 would give players wrong \
     times: set both by NTP"
)]
pub(super) struct WrongClock(i64);

/// Compares this machine's clock with the database server's.
pub(super) fn clocks_agree(service: &Service) -> Result<Result<(), WrongClock>, Failure> {
    let Some(skew) = service.time.clock_skew()? else { return Ok(Ok(())) };
    #[expect(clippy::cast_precision_loss, reason = "a figure")]
    metrics::gauge!("postzug_clock_skew_ms").set(skew.0 as f64);
    Ok(if skew.0.abs() > app::MOST_SKEW.0 { Err(WrongClock(skew.0)) } else { Ok(()) })
}

/// Made for its owner alone; a folder that others could read is closed to them.
fn data_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    if fs::metadata(path)?.permissions().mode() & 0o077 != 0 {
        fs::set_permissions(path, fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

/// Held by the process that serves: a second one on the same file would send mails twice. Instances on a server have
/// a data folder each.
pub(super) struct ServingLock {
    _file: File,
}

impl ServingLock {
    pub(super) fn take(data: &Path) -> anyhow::Result<Self> {
        preflight::owner(data)?;
        data_folder(data).with_context(|| format!("the data folder {}", data.display()))?;
        let path = data.join("serving.lock");
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(&path)
            .with_context(|| format!("the lock file {}", path.display()))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = fs::read_to_string(&path).unwrap_or_default();
                bail!("another postzug (process {}) serves from {}", holder.trim(), data.display());
            }
            Err(TryLockError::Error(error)) => return Err(error).context("the lock file cannot be locked"),
        }
        file.set_len(0)?;
        writeln!(file, "{}", std::process::id())?;
        Ok(Self { _file: file })
    }
}
