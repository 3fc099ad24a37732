//! Tables of inbox.
