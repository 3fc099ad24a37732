//! The number of questions that one mail may put to the DNS. mail-auth asks a cache before each; this one knows nothing,
//! and from the last question on answers that there is no answer.

use std::{
    borrow::Borrow,
    hash::Hash,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::atomic::{AtomicUsize, Ordering},
    time::Instant,
};

use mail_auth::{DnsError, DnssecStatus, Error, MX, Parameters, RecordSet, ResolverCache, Txt};

/// Questions left.
pub(super) struct Budget(AtomicUsize);

impl Budget {
    pub(super) const fn of(questions: usize) -> Self {
        Self(AtomicUsize::new(questions))
    }

    /// More was asked than is allowed: the outcome is not to be relied on.
    pub(super) fn is_spent(&self) -> bool {
        self.0.load(Ordering::SeqCst) == 0
    }

    /// Parameters of a check that draws on it.
    pub(super) fn limiting<P>(&self, params: P) -> Parameters<'_, P, Self, Self, Self, Self, Self> {
        Parameters {
            params,
            cache_txt: Some(self),
            cache_mx: Some(self),
            cache_ptr: Some(self),
            cache_ipv4: Some(self),
            cache_ipv6: Some(self),
        }
    }

    fn may_ask(&self) -> bool {
        let less = |left: usize| left.checked_sub(1);
        self.0.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok_and(|left| left > 1)
    }
}

/// An unsolicited answer in place of the expected one.
trait NoAnswer {
    fn no_answer() -> Self;
}

impl NoAnswer for Txt {
    fn no_answer() -> Self {
        Self::Error(Error::Dns(DnsError::Resolver("too_many_questions".into())))
    }
}

macro_rules! no_answer {
    ($($record:ty),*) => {$(
        impl NoAnswer for RecordSet<$record> {
            fn no_answer() -> Self {
                Self { rrset: [].into(), dnssec_status: DnssecStatus::Indeterminate }
            }
        }
    )*};
}

no_answer!(MX, Ipv4Addr, Ipv6Addr, Box<str>);

macro_rules! limited {
    ($($key:ty => $answer:ty),* $(,)?) => {$(
        impl ResolverCache<$key, $answer> for Budget {
            fn get<Q>(&self, _name: &Q) -> Option<$answer>
            where
                $key: Borrow<Q>,
                Q: Hash + Eq + ?Sized,
            {
                (!self.may_ask()).then(<$answer>::no_answer)
            }

            fn remove<Q>(&self, _name: &Q) -> Option<$answer>
            where
                $key: Borrow<Q>,
                Q: Hash + Eq + ?Sized,
            {
                None
            }

            fn insert(&self, _name: $key, _answer: $answer, _until: Instant) {}
        }
    )*};
}

limited! {
    Box<str> => Txt,
    Box<str> => RecordSet<MX>,
    Box<str> => RecordSet<Ipv4Addr>,
    Box<str> => RecordSet<Ipv6Addr>,
    IpAddr => RecordSet<Box<str>>,
}
