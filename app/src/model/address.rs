use domain::{GameId, PlayerId, Ply, PositionId};

/// A mailbox whose name is public, so that it proves nothing of who writes to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case", ascii_case_insensitive)]
pub enum Mailbox {
    /// Asks for an account.
    Join,
    /// The address in From of our mails: some mail programs ignore Reply-To.
    Play,
    /// Answered with help.
    Help,
    /// The people who run the service (RFC 5321 4.5.1).
    Postmaster,
    /// The same, for complaints (RFC 2142).
    Abuse,
}

impl Mailbox {
    /// Its local part.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The mailbox of this name, in any case.
    pub(crate) fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// An address of the service that somebody may write to. All but the public ones carry 100 bits of authentication, in
/// lower-case base 32 because mail servers fold case. So a guessed or altered address is refused before any data is read.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Address {
    /// Reply-To of a notice: commands of this player, for this game, in this position.
    Play {
        /// The game.
        game: GameId,
        /// The player.
        player: PlayerId,
        /// The position when the notice was written.
        seen: PositionId,
    },
    /// A player's own address, for what is not about one position: challenges, lists, help.
    Account {
        /// The player.
        player: PlayerId,
    },
    /// A reply here confirms the mail that waits in this inbox row.
    Confirm {
        /// The inbox row.
        inbox: i64,
    },
    /// An [`Address::Play`] issued before the service was restored from a copy. The game may have gone another way since:
    /// nothing is done, and the player gets its state. Never printed.
    Former {
        /// The game.
        game: GameId,
        /// The player.
        player: PlayerId,
    },
    /// A [`Mailbox`].
    Public(Mailbox),
    /// A mail to [`Mailbox::Play`] whose author and subject name a game: as [`Address::Play`], but no token proves the
    /// player. Never printed.
    Named {
        /// The game.
        game: GameId,
        /// The player.
        player: PlayerId,
        /// The position when the mail was first read.
        seen: PositionId,
    },
    /// Envelope sender of an outgoing mail: bounces come here (VERP).
    Bounce {
        /// The outbox row.
        outbox: i64,
    },
}

impl Address {
    /// The game it is about, if it is about one.
    #[must_use]
    pub const fn game(&self) -> Option<GameId> {
        match self {
            Self::Play { game, .. } | Self::Named { game, .. } | Self::Former { game, .. } => Some(*game),
            Self::Account { .. } | Self::Confirm { .. } | Self::Public(_) | Self::Bounce { .. } => None,
        }
    }

    /// The player it belongs to, if it is a player's.
    #[must_use]
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Play { player, .. }
            | Self::Named { player, .. }
            | Self::Former { player, .. }
            | Self::Account { player } => Some(*player),
            Self::Confirm { .. } | Self::Public(_) | Self::Bounce { .. } => None,
        }
    }

    /// The reply address of the same position, for a mail whose author is known otherwise.
    #[must_use]
    pub const fn proven(self) -> Self {
        match self {
            Self::Named { game, player, seen } => Self::Play { game, player, seen },
            address => address,
        }
    }

    /// Returns its meaning without its token: safe to keep, useless to write to.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Play { game, player, seen: PositionId { ply, revision } } => {
                let revision = if revision == 0 { String::new() } else { format!("-{revision}") };
                format!("play+{}-{}-{}{revision}", game.0, player.0, ply.0)
            }
            Self::Public(mailbox) => mailbox.name().to_owned(),
            Self::Named { game, player, seen: PositionId { ply, revision } } => {
                format!("named+{}-{}-{}-{revision}", game.0, player.0, ply.0)
            }
            Self::Account { player } => format!("account+{}", player.0),
            Self::Confirm { inbox } => format!("confirm+{inbox}"),
            Self::Former { game, player } => format!("former+{}-{}", game.0, player.0),
            Self::Bounce { outbox } => format!("bounce+{outbox}"),
        }
    }

    /// Tells whether a local part has the form of an address of the service, whatever its token.
    #[must_use]
    pub fn has_form(local_part: &str) -> bool {
        let begins =
            |kind: &&str| local_part.get(..kind.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(kind));
        Mailbox::named(local_part).is_some()
            || ["play+", "account+", "confirm+", "bounce+"].iter().any(begins)
    }

    /// The address of that [`Address::name`].
    #[must_use]
    pub fn named(body: &str) -> Option<Self> {
        let Some((kind, numbers)) = body.split_once('+') else {
            return Mailbox::named(body).map(Self::Public);
        };
        let mut numbers = numbers.split('-').map(|n| n.parse::<i64>().ok().filter(|n| *n >= 0));
        let mut next = || numbers.next().flatten();
        let address = match kind {
            "play" => Self::Play {
                game: GameId(next()?),
                player: PlayerId(next()?),
                seen: PositionId {
                    ply: Ply(u16::try_from(next()?).ok()?),
                    revision: u16::try_from(next().unwrap_or_default()).ok()?,
                },
            },
            "named" => Self::Named {
                game: GameId(next()?),
                player: PlayerId(next()?),
                seen: PositionId {
                    ply: Ply(u16::try_from(next()?).ok()?),
                    revision: u16::try_from(next()?).ok()?,
                },
            },
            "account" => Self::Account { player: PlayerId(next()?) },
            "former" => Self::Former { game: GameId(next()?), player: PlayerId(next()?) },
            "confirm" => Self::Confirm { inbox: next()? },
            "bounce" => Self::Bounce { outbox: next()? },
            _ => return None,
        };
        (address.name() == body).then_some(address)
    }
}

/// The game that a subject names: in brackets, as our notices have it, or as programs do.
#[must_use]
pub fn game_in_subject(subject: &str) -> Option<GameId> {
    let mut bracketed =
        subject.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(inner, _)| inner);
    bracketed.find_map(game_number).or_else(|| game_of_program(subject))
}

/// The game that cmail (`cmail 1 game <G7>`) or Scid (`scid mail 1 game (G7)`) names in the subject of a mail of its own.
#[must_use]
pub fn game_of_program(subject: &str) -> Option<GameId> {
    let mut words = subject.split_whitespace();
    let is_program = matches!(words.next(), Some("cmail" | "scid"));
    let name = words.next_back().filter(|_| is_program)?;
    let inner = |open, close| name.strip_prefix(open)?.strip_suffix(close);
    game_number(inner('<', '>').or_else(|| inner('(', ')'))?)
}

fn game_number(name: &str) -> Option<GameId> {
    name.strip_prefix(['G', 'g'])?.parse().ok().map(GameId)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_in_subjects() {
        for (subject, game) in [
            ("Re: [G12] Anna - Boris: your move 3", Some(GameId(12))),
            ("[club] AW: [g7] x", Some(GameId(7))),
            ("G7 e4", None),
            ("[G] x", None),
            ("cmail 1 game <G12>", Some(GameId(12))),
            ("scid mail 1 game (G7)", Some(GameId(7))),
            ("cmail 1 game <ann-vs-ben>", None),
            ("a game (G7)", None),
        ] {
            assert_eq!(game_in_subject(subject), game, "{subject}");
        }
    }
}
