//! The clock of this instance and when it is believed.

use std::sync::atomic::Ordering;

use domain::{Instant, Span};

use crate::{
    Failure,
    kernel::{
        Kernel,
        state::{SAME_CLOCK, look_at},
    },
};

/// A clock that is set by more than this is not believed.
const JUMP: Span = Span::minutes(15);

/// A clock that is further than this from that of the database's host is not believed.
pub const MOST_SKEW: Span = Span(2_000);

/// While the two differ it is asked again after this.
const ASK_AGAIN: Span = Span(1_000);

impl Kernel {
    /// Returns true if acts that depend on the clock alone are allowed. They are not after a jump of more than fifteen
    /// minutes, until the clock is set right or a restarted service accepts it. Nor are they while it is not the clock of
    /// the database's host.
    pub(crate) fn clock_is_believed(&self) -> bool {
        let (_, boot) = look_at(&*self.wall_clock);
        self.jump(boot).is_none() && !self.differs(boot)
    }

    /// Tells whether the clock differs from that of the database's host. Until they agree again, this instance judges, takes
    /// and erases nothing, and leaves all work to the others. After a jump, a clock without a second one to compare with
    /// stops only what depends on it alone ([`crate::Time::clock_jumped`]). The clock may be right now, and moves go on.
    #[must_use]
    pub(crate) fn clock_differs(&self) -> bool {
        let (_, boot) = look_at(&*self.wall_clock);
        self.differs(boot)
    }

    /// Tells whether the clock was set by more than fifteen minutes since the service began.
    #[must_use]
    pub(crate) fn clock_jumped(&self) -> bool {
        let (_, boot) = look_at(&*self.wall_clock);
        self.jump(boot).is_some()
    }

    /// [`crate::Time::clock_differs`] for those who come again and again: the database is asked whether the clocks agree by
    /// now.
    pub(crate) fn clock_still_differs(&self) -> Result<bool, Failure> {
        let asked = Span(self.asked.load(Ordering::SeqCst));
        if self.clock_differs() && self.wall_clock.since_boot() >= Span(asked.0 + ASK_AGAIN.0) {
            self.clock_skew()?;
        }
        Ok(self.clock_differs())
    }

    /// Asked by whatever stamps, takes or gives back: not while [`crate::Time::clock_differs`].
    pub(crate) fn may_act(&self) -> Result<(), Failure> {
        if self.clock_differs() { Err(Failure::Busy) } else { Ok(()) }
    }

    /// Our clock is seen to be set at once; the database's is asked now and then.
    fn differs(&self, boot: i64) -> bool {
        let theirs = self.their_boot.load(Ordering::SeqCst);
        theirs != SAME_CLOCK && (boot - theirs).abs() > MOST_SKEW.0
    }

    /// The time, if it is believed. Smaller steps than fifteen minutes are believed at once.
    pub(crate) fn believed_now(&self) -> Option<Instant> {
        let (now, boot) = look_at(&*self.wall_clock);
        let jump = self.jump(boot);
        metrics::gauge!("postzug_clock_jump_seconds").set(jump.map_or(0.0, seconds));
        if let Some(jump) = jump {
            tracing::error!(
                jump_s = jump.0 / 1_000,
                "the clock was set: no flag falls and nobody is reminded until it is set right; if it is right now, \
                 start the service again"
            );
            return None;
        }
        if self.differs(boot) {
            return None;
        }
        // Not added to what stands: several may find the same small step at once.
        self.boot.store(boot, Ordering::SeqCst);
        Some(now)
    }

    /// Returns how far the clock was set since it was last believed, if that is too far.
    fn jump(&self, boot: i64) -> Option<Span> {
        let jump = Span(boot - self.boot.load(Ordering::SeqCst));
        (jump.0.abs() > JUMP.0).then_some(jump)
    }

    /// The time, for the edges: the one place an entry point asks for it.
    #[must_use]
    pub(crate) fn now(&self) -> Instant {
        self.wall_clock.now()
    }

    /// Returns the least lead of our clock of that of the database's host; none where it is the same. While it is more
    /// than [`MOST_SKEW`], nothing is judged, read or sent through this instance: ask now and then. An answer that took
    /// longer than that tells no more than what the clock cannot have shown in all that time.
    ///
    /// # Errors
    ///
    /// [`Failure`] of the storage.
    pub(crate) fn clock_skew(&self) -> Result<Option<Span>, Failure> {
        let since_boot = self.wall_clock.since_boot();
        let before = self.now();
        let Some(theirs) = self.ledger.clock()? else { return Ok(None) };
        let (now, boot) = look_at(&*self.wall_clock);
        let answered = self.wall_clock.since_boot();
        self.asked.store(answered.0, Ordering::SeqCst);
        let took = answered.0 - since_boot.0;
        let known = self.their_boot.load(Ordering::SeqCst);
        let thought = if took > MOST_SKEW.0 && known != SAME_CLOCK { Span(boot - known) } else { Span(0) };
        // They were asked at some time in between.
        let skew = thought.max(before - theirs).min(now - theirs);
        self.their_boot.store(boot - skew.0, Ordering::SeqCst);
        Ok(Some(skew))
    }
}

fn seconds(span: Span) -> f64 {
    f64::from(i32::try_from(span.0 / 1_000).unwrap_or(i32::MAX))
}
