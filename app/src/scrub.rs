use std::hint::black_box;

/// Deeper than calls go that read a mail or a move, built for debugging as well.
const BELOW: usize = 192 << 10;

/// Overwrites what calls that have returned left below on the stack of this thread. Freed memory is zeroed. But registers
/// that held a part of a mail are spilled to the stack. They stay there, for a core dump to hold, until another call is as
/// deep.
#[inline(never)]
pub fn scrub_stack() {
    // Through a variable: the address of a constant would be somewhere else.
    let mut below = [0_u8; BELOW];
    black_box(&mut below);
}
