use std::{
    io,
    net::{AddrParseError, SocketAddr},
    path::{Path, PathBuf},
};

use messages::Language;
use serde::{Deserialize as _, Deserializer, de};
use toml::{Table, Value};

use super::{Config, Secret};

/// The reason why settings cannot be used. Each message names the setting by its full path.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{path} cannot be read", path = .0.display())]
    Read(PathBuf, #[source] io::Error),
    /// The file is not TOML.
    #[error("{path} is not TOML: {1}", path = .0.display())]
    Syntax(PathBuf, Box<toml::de::Error>),
    /// An unknown setting or a value of the wrong kind.
    #[error("{path}: {reason} ({origin})")]
    Setting {
        /// The setting's full path, such as `mail.smtp.usernme`.
        path: String,
        /// The error, without the value.
        reason: String,
        /// The file or the environment variable.
        origin: String,
    },
    /// A secret is given twice.
    #[error("{0} and {0}_file are both set: which one?")]
    Twice(&'static str),
}

const PREFIX: &str = "POSTZUG_";

impl Config {
    /// Reads `file` if there is one, then the environment: `POSTZUG_MAIL__DOMAIN` is `mail.domain`, and
    /// `DATABASE_URL` is `database.url` unless `POSTZUG_DATABASE__URL` is set. `POSTZUG_CONFIG` names the file and is no setting.
    ///
    /// # Errors
    ///
    /// [`ConfigError`]; an unknown setting is one, wherever it is written.
    pub fn load(
        file: Option<&Path>,
        environment: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, ConfigError> {
        let mut table = Table::new();
        if let Some(path) = file {
            let text =
                std::fs::read_to_string(path).map_err(|error| ConfigError::Read(path.into(), error))?;
            table =
                text.parse::<Table>().map_err(|error| ConfigError::Syntax(path.into(), Box::new(error)))?;
            read(table.clone(), &path.display().to_string())?;
        }
        // The defaults tell of which kind a variable's value must be: everything in the environment is text.
        let defaults = Table::try_from(Self::default()).unwrap_or_default();
        // The general name first: our own wins.
        let mut environment: Vec<_> = environment.collect();
        environment.sort_by_key(|(name, _)| name != "DATABASE_URL");
        for (name, value) in environment {
            let path = match name.strip_prefix(PREFIX) {
                None if name == "DATABASE_URL" => "database.url".to_owned(),
                None | Some("CONFIG") => continue,
                Some(rest) => rest.to_ascii_lowercase().replace("__", "."),
            };
            set(&mut table, &defaults, &path, &value);
            read(table.clone(), &name)?;
        }
        let mut config = read(table, "settings")?;
        secret_from_file(
            "mail.smtp.password",
            &mut config.mail.smtp.password,
            &config.mail.smtp.password_file,
        )?;
        let imap = &mut config.mail.imap;
        secret_from_file("mail.imap.password", &mut imap.password, &imap.password_file)?;
        Ok(config)
    }
}

fn read(table: Table, origin: &str) -> Result<Config, ConfigError> {
    serde_path_to_error::deserialize(table).map_err(|error| ConfigError::Setting {
        path: error.path().to_string(),
        reason: error.inner().message().to_owned(),
        origin: origin.to_owned(),
    })
}

/// Reads the tag of a language of the catalogue.
pub(super) fn language<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let tag = String::deserialize(from)?;
    let known: Vec<&str> = Language::all().iter().map(|language| language.tag).collect();
    if known.contains(&tag.as_str()) {
        return Ok(tag);
    }
    Err(de::Error::custom(format!("there is no language {tag:?}; there are {}", known.join(", "))))
}

/// Reads an address and a port, and says how they are written.
pub(super) fn socket_address<'de, D: Deserializer<'de>>(from: D) -> Result<SocketAddr, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|_error: AddrParseError| {
        de::Error::custom(format!(
            "{text:?} is not an IP address with a port, such as 127.0.0.1:8080 or [::1]:8080; names are not looked up"
        ))
    })
}

fn set(table: &mut Table, defaults: &Table, path: &str, text: &str) {
    let (section, rest) = path.split_once('.').map_or((path, None), |(section, rest)| (section, Some(rest)));
    let Some(rest) = rest else {
        table.insert(section.into(), value_like(defaults.get(section), text));
        return;
    };
    let inner = defaults.get(section).and_then(Value::as_table).cloned().unwrap_or_default();
    let entry = table.entry(section).or_insert_with(|| Value::Table(Table::new()));
    match entry {
        Value::Table(table) => set(table, &inner, rest, text),
        // Not a section: the reader complains about it under its own path.
        other => *other = Value::Table(Table::new()),
    }
}

fn value_like(default: Option<&Value>, text: &str) -> Value {
    let parsed = match default {
        Some(Value::Boolean(_)) => text.parse().ok().map(Value::Boolean),
        Some(Value::Integer(_)) => text.parse().ok().map(Value::Integer),
        Some(Value::Array(_)) => {
            let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
            Some(Value::Array(items.map(Value::from).collect()))
        }
        _ => None,
    };
    parsed.unwrap_or_else(|| Value::from(text))
}

fn secret_from_file(name: &'static str, secret: &mut Secret, file: &Path) -> Result<(), ConfigError> {
    if file.as_os_str().is_empty() {
        return Ok(());
    }
    if !secret.is_empty() {
        return Err(ConfigError::Twice(name));
    }
    let text = std::fs::read_to_string(file).map_err(|error| ConfigError::Read(file.into(), error))?;
    *secret = Secret::from(text.trim_end_matches(['\r', '\n']).to_owned());
    Ok(())
}
