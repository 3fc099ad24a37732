//! The postzug binary.

/// Zeroes freed memory: a move to be sealed passes through buffers of libraries, and none may remain for a core dump.
#[global_allocator]
static ALLOCATOR: zeroizing_alloc::ZeroAlloc<std::alloc::System> =
    zeroizing_alloc::ZeroAlloc(std::alloc::System);

fn main() -> std::process::ExitCode {
    postzug::run()
}
