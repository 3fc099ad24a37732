use domain::Instant;

/// Returns the time at which a fetched mail counts as received, the earlier of:
///
/// - the time at which it was found, by our clock: the host woke us (IDLE), or we looked;
/// - the time that the host noted (INTERNALDATE), if it lies after our look before: the mail was not there before, and
///   the host had it since then.
///
/// So the host's time can only favour the player; and a host with a wrong clock, or a mail put into the mailbox with an
/// old date, gains no more than the time since that look.
pub(super) fn received_at(found_at: Instant, noted: Option<Instant>, looked_at: Option<Instant>) -> Instant {
    let is_new = |at: &Instant| looked_at.is_some_and(|looked_at| *at >= looked_at);
    noted.filter(is_new).map_or(found_at, |at| at.min(found_at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn host_time_only_favours_the_player() {
        let at = |ms: i64| Some(Instant(ms));
        for (noted, looked, expected) in [
            (at(50), at(40), 50),
            (at(40), at(40), 40),
            (at(39), at(40), 100),
            (at(101), at(40), 100),
            (at(50), None, 100),
            (None, at(40), 100),
        ] {
            assert_eq!(received_at(Instant(100), noted, looked), Instant(expected));
        }
    }
}
