//! Claims that arbiters decide, through the one entry point and on the real store.

use app::{
    Address, Channel, Receipt, Request, Submission,
    inbox::{Disposition, Intake},
    ports::{self, InboxState, Role},
};
use domain::*;
use store::testing::TestInstance;

struct Table {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    arbiter: PlayerId,
    game: GameId,
}

impl Table {
    /// 1. e4, and Black asks for adjudication within five days.
    fn asked() -> (Self, ReferredClaim) {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let adjudication = Some(AdjudicationRules { decided_within_days: 5, ..AdjudicationRules::default() });
        let rules = Regulations { adjudication, ..Regulations::default() };
        let game = instance.game(arbiter, ["Anna", "Boris"], rules);
        let table = Self { instance, players, arbiter, game };
        let e4 = Request::play("e4", false);
        let basis = ClaimBasis::AdjudicatedDraw;
        let ask = Request::from(Command::AskAdjudication { basis }).with("Dead level.");
        assert_eq!(table.submit(Actor::Player(players.white), e4, table.instance.clock_now()).refusal, None);
        assert_eq!(table.submit(Actor::Player(players.black), ask, table.instance.clock_now()).refusal, None);
        let claim = table.state().claim.unwrap();
        (table, claim)
    }

    fn state(&self) -> Game {
        self.instance.state(self.game)
    }

    fn submit(&self, actor: Actor, command: Request, received_at: Instant) -> Receipt {
        let submission = self.instance.submission(self.game, actor, command);
        let by_mail = Submission { received_at, channel: Channel::Mail, ..submission };
        self.instance.service.games.submit(by_mail).unwrap()
    }

    fn mail(&self, address: Address, received_at: Instant) -> i64 {
        let raw = format!("Message-ID: <{}@example.org>\r\n\r\narbiter\r\n", received_at.0).into_bytes();
        let sender = "carla@example.org".into();
        let mail = Intake { sender, recipients: vec![address], raw, received_at };
        self.instance.service.mail_in.intake(&mail).unwrap()[0]
    }

    /// The timekeeper looks.
    fn look(&self, at: Instant) {
        self.instance.clock.set(at);
        ports::write(&*self.instance.store, move |tx| tx.beat(at)).unwrap();
        self.instance.service.time.tick().unwrap();
    }
}

/// The time at which the decision arrived counts, not the time at which its mail is read. It may be sent to the arbiter
/// queue or for the game.
#[test]
fn decision_in_time_wins() {
    for (in_time, by_arbiter, to_account) in
        [(true, true, true), (true, true, false), (false, true, true), (true, false, true)]
    {
        let (table, claim) = Table::asked();
        let player = if by_arbiter { table.arbiter } else { table.players.white };
        let address = if to_account {
            Address::Account { player }
        } else {
            Address::Play { game: table.game, player, seen: PositionId::unrevised(Ply(1)) }
        };
        let received_at = claim.until + Span(i64::from(!in_time));
        table.instance.clock.set(received_at);
        let mail = table.mail(address, received_at);
        let waits = in_time && by_arbiter;
        // However long it takes to be read.
        for later in [Span(5_001), Span::minutes(3), Span::hours(2)] {
            table.look(claim.until + later);
            let what = format!("in time {in_time}, arbiter {by_arbiter}, account {to_account}, {later:?}");
            assert_eq!(table.state().claim.is_some(), waits, "{what}");
        }
        let decide = Request::from(Command::DecideClaim { claim: claim.seq, upheld: true }).with("It is.");
        let receipt = table.submit(Actor::Arbiter(table.arbiter), decide, received_at);
        assert_eq!(receipt.refusal, (!waits).then_some(Refusal::NoClaim));
        assert_eq!(table.state().is_over(), waits);
        table
            .instance
            .service
            .mail_in
            .file_mails(vec![(mail, Disposition::quiet(InboxState::Applied, ""))], None)
            .unwrap();
        table.instance.verify();
    }
}

/// Read, and it was about something else.
#[test]
fn claim_lapses_after_mails_are_read() {
    let (table, claim) = Table::asked();
    let mail = table.mail(Address::Account { player: table.arbiter }, claim.until);
    table.look(claim.until + Span::hours(1));
    assert!(table.state().claim.is_some());
    table
        .instance
        .service
        .mail_in
        .file_mails(vec![(mail, Disposition::quiet(InboxState::Applied, ""))], None)
        .unwrap();
    table.look(claim.until + Span::hours(1) + Span(1));
    assert!(table.state().claim.is_none() && table.state().clock.running.is_some());
}

/// A mail of the arbiter may lie at the host.
#[test]
fn claim_lapses_after_look_into_mailbox() {
    let (table, claim) = Table::asked();
    let look_into_mailbox = |at: Instant| {
        let sources = &table.instance.service.mail_sources;
        sources.hold("club").unwrap().unwrap();
        assert!(sources.note_look("club", at, None).unwrap());
    };
    table.look(claim.until);
    look_into_mailbox(claim.until);
    table.look(claim.until + Span::minutes(1));
    assert!(table.state().claim.is_some());
    look_into_mailbox(claim.until + Span::minutes(1));
    table.look(claim.until + Span::minutes(2));
    assert!(table.state().claim.is_none());
}
