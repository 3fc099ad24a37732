//! Checks settings and files before anything is opened or made.

use std::{
    ffi::CString,
    fs, io,
    net::SocketAddr,
    os::unix::fs::{MetadataExt as _, PermissionsExt as _},
    path::Path,
    sync::{Arc, OnceLock},
};

use anyhow::Context as _;
use api::{
    auth::AccessTokens,
    config::{Config, Outgoing, is_domain},
};
use nix::unistd::{Gid, Uid, User, geteuid, initgroups, setgroups, setresgid, setresuid};
use rustix::fs::{Access, access};
use store::{
    LogKeyFiles, TokenKeyFiles,
    host::{SystemClock, SystemEntropy},
    keys::KeyRing,
    tablebases::SyzygyTables,
};

use super::{logging, mailbox, outgoing};

/// Settings or files with which the service cannot start. The operator has to act.
#[derive(Debug, thiserror::Error)]
#[error("{}", .0.join("\n  - "))]
pub(super) struct Unfit(Vec<String>);

impl Unfit {
    pub(super) fn new(problem: String) -> Self {
        Self(vec![problem])
    }
}

/// The user root works as, once it has given up its rights.
static WORKS_AS: OnceLock<String> = OnceLock::new();

/// Root works as the owner of the data folder from now on: a key file made by root would lock the service out.
pub(super) fn work_as_owner(data: &Path) -> anyhow::Result<()> {
    let Ok(found) = fs::metadata(data) else { return Ok(()) };
    if !geteuid().is_root() || found.uid() == 0 {
        return Ok(());
    }
    let name = user(found.uid());
    let changed = || -> anyhow::Result<()> {
        let (uid, gid) = (Uid::from_raw(found.uid()), Gid::from_raw(found.gid()));
        match User::from_uid(uid)? {
            Some(_) => initgroups(&CString::new(name.as_str())?, gid)?,
            None => setgroups(&[])?,
        }
        setresgid(gid, gid, gid)?;
        Ok(setresuid(uid, uid, uid)?)
    };
    changed().with_context(|| format!("root cannot work as {name}, the owner of {}", data.display()))?;
    // Set once in a process; a second value would be the same.
    WORKS_AS.get_or_init(|| name);
    Ok(())
}

/// Explains why root was refused something, if it gave up its rights.
pub(super) fn works_as() -> Option<String> {
    WORKS_AS.get().map(|name| {
        format!("started by root, this worked as {name}, the owner of the data folder: files it names must be open to {name}")
    })
}

/// Refuses to work in a data folder of another user: its files cannot be read, and new ones would lock the service out.
pub(super) fn owner(data: &Path) -> Result<(), Unfit> {
    let Ok(found) = fs::metadata(data) else { return Ok(()) };
    let folder = data.display();
    if !found.is_dir() {
        return Err(Unfit::new(format!("data: {folder} is a file; it must be a folder")));
    }
    let me = geteuid().as_raw();
    if found.uid() == me {
        return Ok(());
    }
    let (owner, me) = (user(found.uid()), user(me));
    Err(Unfit::new(format!(
        "data: {folder} belongs to {owner}, and this command runs as {me}. Run it as {owner}: sudo -u {owner} postzug ..."
    )))
}

/// The name of a user, or `#` and the number, which sudo understands too.
fn user(uid: u32) -> String {
    match User::from_uid(Uid::from_raw(uid)) {
        Ok(Some(user)) => user.name,
        _ => format!("#{uid}"),
    }
}

/// Everything that serving needs and that is not opened later anyway.
pub(super) fn serve(config: &Config) -> Result<(), Unfit> {
    owner(&config.data)?;
    let problems = settings(config);
    if problems.is_empty() { Ok(()) } else { Err(listed(problems)) }
}

/// The same with the database and the mode of the data folder, which a start closes by itself. Writes nothing. Returns
/// what the operator may like to know.
pub(super) fn check(config: &Config) -> Result<Vec<String>, Unfit> {
    owner(&config.data)?;
    let (mut problems, mut notes) = (settings(config), Vec::new());
    match fs::metadata(&config.data) {
        Ok(found) => problems.extend(open_to(&config.data, &found, 0o077, "data", 700)),
        Err(_absent) => match missing_parent(&config.data) {
            Ok(()) => notes.push(format!("The first start makes the data folder {}.", config.data.display())),
            Err(problem) => problems.push(format!("data: {problem}")),
        },
    }
    let url = config.database_url();
    let key = config.data.join("keys/vault.key");
    match url.path() {
        Some(file) if !file.exists() => {
            notes.push(format!("The first start makes the database {}.", file.display()))
        }
        path => {
            if path.is_some() && !key.exists() {
                problems.push(format!(
                    "{} is missing, and the database {url} is there: put the key back",
                    key.display()
                ));
            }
            if let Err(error) = store::inspect(url.reveal(), false) {
                problems.push(format!("database.url: {url}: {}", causes(&error)));
            }
        }
    }
    if problems.is_empty() { Ok(notes) } else { Err(listed(problems)) }
}

fn listed(mut problems: Vec<String>) -> Unfit {
    problems.dedup();
    if problems.len() > 1 {
        problems.insert(0, format!("{} things have to be mended:", problems.len()));
    }
    Unfit(problems)
}

/// An error and its causes, each once.
pub(super) fn causes(error: &dyn std::error::Error) -> String {
    let (mut text, mut next) = (error.to_string(), error.source());
    while let Some(cause) = next {
        let words = cause.to_string();
        if !text.contains(&words) {
            text = format!("{text}: {words}");
        }
        next = cause.source();
    }
    text
}

fn settings(config: &Config) -> Vec<String> {
    let mut problems = Vec::new();
    let mut add = |setting: &str, outcome: Result<(), String>| {
        if let Err(reason) = outcome {
            problems.push(format!("{setting}: {reason}"));
        }
    };
    let mail = &config.mail;
    add("log.filter", logging::filter(&config.log).map(drop).map_err(|error| causes(&*error)));
    add("mail.domain", domain(&mail.domain));
    for former in &mail.former_domains {
        add("mail.former_domains", domain(former));
    }
    if !config.http.public_url.is_empty() {
        add("http.public_url", web_address(&config.http.public_url));
    }
    if mail.outgoing == Outgoing::Smtp {
        add("mail.smtp.host", host(&mail.smtp.host));
        add("mail.smtp", outgoing::transport(config).map(drop).map_err(|error| causes(&*error)));
        let file = &mail.smtp.password_file;
        add("mail.smtp.password_file", private(file, 0o037, 600));
    }
    if mail.trusted_authserv_id.contains(|c: char| c.is_whitespace() || c == ';') {
        add("mail.trusted_authserv_id", Err(format!("{:?} is not one name", mail.trusted_authserv_id)));
    }
    if mail.verify.enabled {
        if !mail.trusted_authserv_id.is_empty() {
            let reason = "mail.trusted_authserv_id names a server whose verdicts count: leave one of the two";
            add("mail.verify.enabled", Err(reason.into()));
        }
        add("mail.verify", mailbox::verifier(config).map(drop).map_err(|error| causes(&*error)));
    }
    if mail.verify.from_internet && !mail.verify.enabled {
        add("mail.verify.from_internet", Err("says whom SPF judges: set mail.verify.enabled too".into()));
    }
    for (setting, reason) in mailbox::problems(config) {
        add(setting, Err(reason));
    }
    add("mail.imap.password_file", private(&mail.imap.password_file, 0o037, 600));
    add("mail.dkim", outgoing::dkim(config).map(drop).map_err(|error| causes(&*error)));
    add("mail.dkim.key_file", private(&mail.dkim.key_file, 0o037, 600));
    add("mail.dkim.ed25519_key_file", private(&mail.dkim.ed25519_key_file, 0o037, 600));
    if !config.tablebases.as_os_str().is_empty() {
        add("tablebases", tables(&config.tablebases));
    }
    add("data", keys(config));
    problems
}

fn domain(name: &str) -> Result<(), String> {
    if is_domain(name) { Ok(()) } else { Err(format!("{name:?} is not a domain, such as play.example.org")) }
}

fn host(name: &str) -> Result<(), String> {
    match name {
        "" => Err("must name the relay, because mail.outgoing is \"smtp\"".into()),
        name if name.parse::<std::net::IpAddr>().is_ok() || is_domain(name) => Ok(()),
        name => Err(format!("{name:?} is not a host name; the port stands in mail.smtp.port")),
    }
}

fn web_address(url: &str) -> Result<(), String> {
    let uri = url.parse::<actix_web::http::Uri>().ok();
    let known = uri.is_some_and(|uri| {
        matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some_and(|host| !host.is_empty())
    });
    if known { Ok(()) } else { Err(format!("{url:?} is not a URL, such as https://play.example.org")) }
}

fn tables(folder: &Path) -> Result<(), String> {
    let found = fs::metadata(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    if !found.is_dir() {
        return Err(format!("{} is a file; it must be a folder with .rtbw files", folder.display()));
    }
    let tables = SyzygyTables::open(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    if tables.men() == 0 { Err(format!("no table is in {}", folder.display())) } else { Ok(()) }
}

/// The key files that are there; none are made.
fn keys(config: &Config) -> Result<(), String> {
    let folder = config.data.join("keys");
    let files = match fs::read_dir(&folder) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(format!("{}: {error}", folder.display())),
    };
    let mut has_tokens = false;
    for file in files {
        let path = file.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name == "vault.key" || name.ends_with(".pem") {
            private(&path, 0o077, 600)?;
        }
        has_tokens |= name.starts_with("jwt-");
    }
    if folder.join("vault.key").exists() {
        KeyRing::open(&folder, &SystemEntropy).map_err(|error| causes(&error))?;
    }
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    if has_tokens {
        let keys =
            TokenKeyFiles::open(&folder, clock.clone(), entropy.clone()).map_err(|error| causes(&error))?;
        let any: SocketAddr = config.http.bind;
        AccessTokens::new(Arc::new(keys), clock, entropy, &config.public_url(any))
            .map_err(|error| format!("the keys of access tokens: {}", causes(&error)))?;
    }
    LogKeyFiles::any(&folder).map(drop).map_err(|error| causes(&error))
}

/// A file that others must not read: none of the bits of `closed` may be set.
fn private(path: &Path, closed: u32, mode: u32) -> Result<(), String> {
    if path.as_os_str().is_empty() {
        return Ok(());
    }
    let found = fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
    open_to(path, &found, closed, "", mode).map_or(Ok(()), Err)
}

fn open_to(path: &Path, found: &fs::Metadata, closed: u32, setting: &str, mode: u32) -> Option<String> {
    let bits = found.permissions().mode() & 0o777;
    let colon = if setting.is_empty() { "" } else { ": " };
    (bits & closed != 0).then(|| {
        format!(
            "{setting}{colon}others may read or write {0} (mode {bits:03o}): chmod {mode} {0}",
            path.display()
        )
    })
}

/// The nearest folder above that exists must be one.
fn missing_parent(data: &Path) -> Result<(), String> {
    let above = data.ancestors().skip(1).find(|folder| folder.as_os_str().is_empty() || folder.exists());
    let above = above.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match fs::metadata(above) {
        Ok(found) if !found.is_dir() => Err(format!("{} is a file; it must be a folder", above.display())),
        Ok(_) if access(above, Access::WRITE_OK).is_err() => Err(format!(
            "{} cannot be made: {} may not write to {}",
            data.display(),
            user(geteuid().as_raw()),
            above.display()
        )),
        Ok(_) => Ok(()),
        Err(error) => Err(format!("{}: {error}", above.display())),
    }
}
