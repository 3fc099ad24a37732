//! Protects the memory of this process from other readers.

use anyhow::Context as _;

/// Lets the kernel write the memory to a file when the process crashes, and other processes of its user read it, or neither
/// (`PR_SET_DUMPABLE`). Freed memory is zeroed, but registers and stacks hold recent data.
#[cfg(target_os = "linux")]
pub(super) fn readable(is_readable: bool) -> anyhow::Result<()> {
    use rustix::process::{DumpableBehavior, set_dumpable_behavior};
    let behavior = if is_readable { DumpableBehavior::Dumpable } else { DumpableBehavior::NotDumpable };
    set_dumpable_behavior(behavior).context("core dumps cannot be switched on or off")
}

/// Elsewhere it stays as the system has it.
#[cfg(not(target_os = "linux"))]
pub(super) fn readable(_is_readable: bool) -> anyhow::Result<()> {
    Ok(())
}
