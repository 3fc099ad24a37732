//! The Laws as tables: given a game, when somebody does something, then these events and this refusal. Then the
//! laws of the fold on random games and random commands.

mod adjournment;
mod arbiter;
mod chaos;
mod dead;
mod draws;
mod moves;
mod pgn;
mod random;
mod table;
mod time;
