//! The postzug binary: the one place that sees every room.

mod cli;

/// What is freed is zeroed: a request or a mail with a move to be sealed passes through buffers of libraries, and none of
/// it may be left for a core dump.
#[global_allocator]
static ALLOCATOR: zeroizing_alloc::ZeroAlloc<std::alloc::System> =
    zeroizing_alloc::ZeroAlloc(std::alloc::System);

fn main() -> std::process::ExitCode {
    cli::run()
}
