use serde::{Deserialize, Serialize};

/// The rights of a token's bearer, whatever the account may do.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
pub enum Scope {
    /// Read one's games.
    #[serde(rename = "games:read")]
    ReadGames,
    /// Move, claim, resign, seal, challenge.
    #[serde(rename = "games:write")]
    Play,
    /// Direct games, if the account's role allows it.
    #[serde(rename = "arbiter")]
    Direct,
    /// Read one's account. Changing it takes a session.
    #[serde(rename = "account:read")]
    Account,
    /// List one's webhooks and their deliveries, and replay these. Making or changing a webhook takes a session.
    #[serde(rename = "webhooks")]
    Webhooks,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 5] = [Self::ReadGames, Self::Play, Self::Direct, Self::Account, Self::Webhooks];

    /// Its stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ReadGames => "games:read",
            Self::Play => "games:write",
            Self::Direct => "arbiter",
            Self::Account => "account:read",
            Self::Webhooks => "webhooks",
        }
    }
}

/// The scopes of a token, each once.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Scopes(pub Vec<Scope>);

impl Scopes {
    /// Everything: a session, not an API token.
    #[must_use]
    pub fn all() -> Self {
        Self(Scope::ALL.to_vec())
    }

    /// Tells whether this scope is among them.
    #[must_use]
    pub fn has(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Writes the stored form: names in a fixed order, separated by a space.
    pub(crate) fn to_text(&self) -> String {
        let names = Scope::ALL.into_iter().filter(|scope| self.has(*scope)).map(Scope::name);
        names.collect::<Vec<_>>().join(" ")
    }

    /// The scopes of a stored text. A name that is not known any more allows nothing.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let known = |name| Scope::ALL.into_iter().find(|scope| scope.name() == name);
        Self(text.split(' ').filter_map(known).collect())
    }
}
