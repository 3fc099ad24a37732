//! The Laws as tables: given a game and a command, then these events and this refusal. Then the laws of the fold on
//! random games and random commands.

#[cfg(test)]
mod acts;
#[cfg(test)]
mod adjournment;
#[cfg(test)]
mod adjudication;
#[cfg(test)]
mod arbiter;
#[cfg(test)]
mod bounds;
#[cfg(test)]
mod chaos;
#[cfg(test)]
mod conditional;
#[cfg(test)]
mod dead;
#[cfg(test)]
mod draws;
#[cfg(test)]
mod edges;
#[cfg(test)]
mod every;
#[cfg(test)]
mod guidelines;
#[cfg(test)]
mod leave;
#[cfg(test)]
mod limits;
#[cfg(test)]
mod mail;
#[cfg(test)]
mod moves;
#[cfg(test)]
mod pace;
#[cfg(test)]
mod pgn;
#[cfg(test)]
mod queries;
#[cfg(test)]
mod random;
#[cfg(test)]
mod record;
#[cfg(test)]
mod reversals;
#[cfg(test)]
mod substitutes;
#[cfg(test)]
mod table;
#[cfg(test)]
mod tablebase;
#[cfg(test)]
mod time;
#[cfg(test)]
mod withdrawal;
