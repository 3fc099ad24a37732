//! The state that every service of this instance shares.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, AtomicI64},
};

use domain::{Instant, Span};

use crate::{
    kernel::rate_limit::{AN_HOUR, LINES_AN_HOUR, RateLimits},
    model::{
        Address, Epoch, HostedMailbox, NameFault, PeopleRefusal,
        names::{check_name, name_key},
    },
    ports::{Entropy, GameEvents, Ledger, LogKeeper, NoTables, Tablebases, Vault, WallClock},
};

/// Settings of the operator for the whole service, apart from the regulations of games.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Domain of every address of the service, such as `play.example.org`.
    pub mail_domain: String,
    /// Domains that its addresses had before. Mail to them is still taken, and none is sent from them.
    pub former_domains: Vec<String>,
    /// The mailbox at a host of others that receives all mail of the service; none where it has a domain of its own.
    pub mailbox: Option<HostedMailbox>,
    /// The URL of the service, such as `https://play.example.org`, without a slash at the end.
    pub public_url: String,
    /// The club's name, in From lines and PGN's Site.
    pub site_name: String,
    /// The language of people without an account, as a tag of BCP 47.
    pub language: String,
    /// The tags of all languages of the catalogue.
    pub languages: Vec<String>,
    /// Words for the reader, arbiters and administrators in these languages, which nobody may have as a name.
    pub official_names: Vec<String>,
    /// Notices about one game to one reader are so far apart; those that come meanwhile make one mail.
    pub notices_apart: Span,
    /// Webhooks may point to private networks, and without TLS.
    pub private_webhooks: bool,
}

impl Settings {
    /// Tells whether mail to this address comes to the service, so that no person can have it.
    #[must_use]
    pub fn is_own_address(&self, address: &str) -> bool {
        let Some((local_part, domain)) = address.rsplit_once('@') else { return false };
        if domain.eq_ignore_ascii_case(&self.mail_domain) {
            return self.mailbox.as_ref().is_none_or(|mailbox| mailbox.receives(local_part));
        }
        self.is_former_domain(domain) && Address::has_form(local_part)
    }

    pub(crate) fn is_former_domain(&self, domain: &str) -> bool {
        self.former_domains.iter().any(|former| former.eq_ignore_ascii_case(domain))
    }

    /// Checks a name as [`check_name`] does, and that it is none of the official names.
    ///
    /// # Errors
    ///
    /// [`PeopleRefusal::BadName`] with the reason.
    pub fn check_name(&self, name: &str) -> Result<String, PeopleRefusal> {
        let name = check_name(name)?;
        let is_official = self.official_names.iter().any(|official| name_key(official) == name_key(&name));
        if is_official { Err(PeopleRefusal::BadName { reason: NameFault::Reserved }) } else { Ok(name) }
    }

    /// Returns the tag of a language as the catalogue names it.
    pub(crate) fn known_language(&self, tag: &str) -> Result<String, PeopleRefusal> {
        let known = self.languages.iter().find(|known| known.eq_ignore_ascii_case(tag.trim()));
        known.cloned().ok_or_else(|| PeopleRefusal::NoSuchLanguage { languages: self.languages.clone() })
    }
}

/// The ports, the settings and the state of this instance.
#[derive(Clone)]
pub(crate) struct Kernel {
    pub(crate) ledger: Arc<dyn Ledger>,
    pub(crate) wall_clock: Arc<dyn WallClock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) vault: Arc<dyn Vault>,
    pub(crate) game_events: Arc<dyn GameEvents>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) epoch: Epoch,
    /// The keys of the log on this host; none: those in the database are believed.
    pub(crate) log_keeper: Option<Arc<dyn LogKeeper>>,
    pub(crate) tablebases: Arc<dyn Tablebases>,
    pub(crate) rate_limits: Arc<RateLimits>,
    /// The limits of changes of notes, which nobody else waits for and which make no mail.
    pub(crate) note_limits: Arc<RateLimits>,
    /// The limits of lines on analysis boards.
    pub(crate) line_limits: Arc<RateLimits>,
    pub(crate) run_key: Arc<RunKey>,
    /// Mail is not read.
    pub(crate) reading_stands: Arc<AtomicBool>,
    /// The instant at which the machine started, by the wall clock as it was last believed.
    pub(crate) boot: Arc<AtomicI64>,
    /// The instant up to which this instance knows that the service was up, or that its outage was given back.
    pub(crate) attended: Arc<AtomicI64>,
    /// Held by who gives an outage back.
    pub(crate) giving_back: Arc<Mutex<()>>,
    /// The instant at which the machine started by the clock of the database's host, as it was last asked;
    /// [`SAME_CLOCK`] if that is ours.
    pub(crate) their_boot: Arc<AtomicI64>,
    /// The instant at which it was asked, in milliseconds since the machine started.
    pub(crate) asked: Arc<AtomicI64>,
}

/// Drawn when the service starts and kept nowhere else: what depends on it tells nobody anything after it stops.
pub(crate) struct RunKey {
    /// Its name.
    pub(crate) name: [u8; 8],
    pub(crate) key: [u8; 32],
}

/// No other host was asked for the time.
pub(crate) const SAME_CLOCK: i64 = i64::MIN;

/// Rows of each kind that one call erases at most, so that moves go between.
pub const PRUNED_AT_ONCE: u32 = 500;

impl Kernel {
    /// The number of this run of the instance.
    pub(crate) fn run_number(&self) -> i64 {
        i64::from_le_bytes(self.run_key.name)
    }

    pub(crate) fn new(
        ledger: Arc<dyn Ledger>,
        wall_clock: Arc<dyn WallClock>,
        entropy: Arc<dyn Entropy>,
        vault: Arc<dyn Vault>,
        game_events: Arc<dyn GameEvents>,
        settings: Settings,
    ) -> Self {
        let (_, boot) = look_at(&*wall_clock);
        let mut run_key = RunKey { name: [0; 8], key: [0; 32] };
        entropy.fill(&mut run_key.name);
        entropy.fill(&mut run_key.key);
        Self {
            run_key: Arc::new(run_key),
            boot: Arc::new(AtomicI64::new(boot)),
            their_boot: Arc::new(AtomicI64::new(SAME_CLOCK)),
            asked: Arc::default(),
            giving_back: Arc::default(),
            attended: Arc::new(AtomicI64::new(wall_clock.now().0)),
            reading_stands: Arc::default(),
            ledger,
            rate_limits: Arc::new(RateLimits::new(wall_clock.clone(), AN_HOUR)),
            note_limits: Arc::new(RateLimits::new(wall_clock.clone(), AN_HOUR)),
            line_limits: Arc::new(RateLimits::new(wall_clock.clone(), LINES_AN_HOUR)),
            wall_clock,
            entropy,
            vault,
            game_events,
            settings: Arc::new(settings),
            epoch: Epoch::default(),
            log_keeper: None,
            tablebases: Arc::new(NoTables),
        }
    }
}

/// Returns the time, and when the machine started by it: that moves only when the clock is set.
pub(crate) fn look_at(wall_clock: &dyn WallClock) -> (Instant, i64) {
    let now = wall_clock.now();
    (now, now.0 - wall_clock.since_boot().0)
}
