use alloc::{string::ToString, vec::Vec};

use crate::{ByColor, notation::Letters, *};

const WHITE: Actor = Actor::Player(PlayerId(1));
const BLACK: Actor = Actor::Player(PlayerId(2));
const DAY: i64 = 86_400_000;

/// A game and its record.
struct Table {
    events: Vec<Event>,
    game: Game,
    now: i64,
}

impl Table {
    fn new(start: Start, regulations: Regulations) -> Self {
        let command = Command::Create {
            players: ByColor { white: PlayerId(1), black: PlayerId(2) },
            start,
            regulations,
            tournament: "Test".to_string(),
        };
        let decision = decide(None, WHITE, &command, None, Stamp::at(Instant(0)));
        assert_eq!(decision.refusal, None);
        let game = Game::fold(&decision.events).unwrap();
        Self { events: decision.events, game, now: 0 }
    }

    fn act(&mut self, actor: Actor, command: &Command) -> Decision {
        self.now += 1000;
        self.act_at(actor, command, Stamp::at(Instant(self.now)))
    }

    fn act_at(&mut self, actor: Actor, command: &Command, stamp: Stamp) -> Decision {
        let decision = decide(Some(&self.game), actor, command, None, stamp);
        for event in &decision.events {
            self.game = Game::evolve(Some(self.game.clone()), event).unwrap();
            self.events.push(event.clone());
        }
        decision
    }

    fn play(&mut self, moves: &str) -> Decision {
        let mut last = None;
        for text in moves.split_whitespace() {
            let actor = self.game.position.side_to_move().fold_wb(WHITE, BLACK);
            let decision = self.act(actor, &mv(text));
            assert_eq!(decision.refusal, None, "{text}");
            last = Some(decision);
        }
        last.unwrap()
    }
}

fn mv(text: &str) -> Command {
    Command::Move { text: text.to_string(), letters: Letters::English, draw_offer: false, message: None }
}

#[test]
fn mate_ends() {
    let mut table = Table::new(Start::Standard, Regulations::default());
    table.play("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(
        table.game.phase,
        Phase::Ended { outcome: Outcome::BlackWins, termination: Termination::Checkmate }
    );
    assert_eq!(table.act(WHITE, &mv("e2e4")).refusal, Some(Refusal::GameOver));
    let _ = DAY;
}
