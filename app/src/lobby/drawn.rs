use domain::{Color, Start};

use crate::{
    kernel::Kernel,
    model::{LobbyCommand, StartChoice},
};

/// Random choices, drawn before the transaction, which may run twice and must come out the same.
#[derive(Copy, Clone)]
pub(super) struct Drawn {
    /// The challenger's colour, if it is to be drawn.
    pub(super) color: Color,
    /// A Chess960 number, if it is to be drawn.
    number: u16,
}

impl Drawn {
    pub(super) fn new(kernel: &Kernel) -> Self {
        let mut bytes = [0; 5];
        kernel.entropy.fill(&mut bytes);
        let [color, number @ ..] = bytes;
        let color = if color & 1 == 0 { Color::White } else { Color::Black };
        // 2^32 is so far above 960 that no number is favoured by more than one in four million.
        let number = u16::try_from(u32::from_le_bytes(number) % 960).unwrap_or_default();
        Self { color, number }
    }

    pub(super) fn start(self, choice: &StartChoice) -> Start {
        match choice {
            StartChoice::At(start) => start.clone(),
            StartChoice::DrawnChess960 => Start::Chess960 { number: self.number },
        }
    }

    /// Draws for each line of a list.
    pub(super) fn for_list(kernel: &Kernel, command: &LobbyCommand) -> Vec<Self> {
        match command {
            LobbyCommand::CreateList { games } => games.iter().map(|_line| Self::new(kernel)).collect(),
            _ => Vec::new(),
        }
    }
}
