//! The one door: submit, queries, the timekeeper, and the ports they need.
