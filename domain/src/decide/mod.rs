//! One file for each group of commands; each function judges for a command that has passed [`judge`].

mod adjournment;
mod arbiter;
mod draws;
mod leave;
mod mail;
mod moves;
mod opening;
mod publication;
mod resumption;
mod time;
mod withdrawal;

pub(crate) use resumption::absent;

use alloc::{string::ToString, vec, vec::Vec};

use shakmaty::Color;

use crate::{
    Act, Actor, CanMate, Cause, Command, Digest, Event, Game, Instant, Outcome, PlayerId, Refusal, Seen,
    Span, Stamp, Termination, TextKind, clock::Zone, notation::NotationStyle,
};

/// What a command leads to. Both may be there: a counted illegal move is refused and recorded, a wrong claim is
/// refused and its announced move played (FIDE 9.5.3).
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Decision {
    /// To be appended, in this order; empty when nothing happened to the game.
    pub events: Vec<Event>,
    /// What the actor is told was not done.
    pub refusal: Option<Refusal>,
}

impl From<Refusal> for Decision {
    fn from(refusal: Refusal) -> Self {
        Self { events: Vec::new(), refusal: Some(refusal) }
    }
}

impl From<Vec<Event>> for Decision {
    fn from(events: Vec<Event>) -> Self {
        Self { events, refusal: None }
    }
}

impl From<Event> for Decision {
    fn from(event: Event) -> Self {
        vec![event].into()
    }
}

type Judgement = Result<Decision, Refusal>;

/// Judges a command. Pure: the same arguments give the same events, byte for byte.
///
/// `game` is `None` only for [`Command::Create`]. A command made for another position than the one on the board is refused,
/// so a late or repeated message cannot touch a position its sender did not see. `judged_at` starts the opponent's clock.
///
/// Whatever arrives after the deadline of the running clock drops the flag first (FIDE 6.9), except
/// [`Command::ReturnDowntime`], [`Command::NoteZone`], [`Command::NoteMail`] and appeals. Before a command that
/// [drops the flag](Game::flag_fallen) is judged, app makes sure that nothing received in time is still waiting to be
/// judged.
#[must_use]
pub fn decide(game: Option<&Game>, actor: Actor, cause: &Cause, judged_at: Instant) -> Decision {
    let stamp = Stamp { received_at: cause.received_at, judged_at };
    match game {
        None => create(&cause.command, stamp),
        Some(game) => {
            let at = judged_at.max(game.last_at);
            let call = Call { game, stamp, at, text: cause.text, style: cause.style };
            judge(&call, actor, &cause.command, cause.seen)
        }
    }
    .unwrap_or_else(Decision::from)
}

/// The circumstances of a command.
struct Call<'a> {
    game: &'a Game,
    stamp: Stamp,
    /// When its events happen: time never runs backwards in a game.
    at: Instant,
    /// Salted digest of the text that goes with it.
    text: Option<Digest>,
    /// How the actor writes moves.
    style: NotationStyle,
}

impl Call<'_> {
    /// The text that must go with this kind of command.
    fn text(&self, kind: TextKind) -> Result<Digest, Refusal> {
        self.text.ok_or(kind.refusal())
    }

    fn reason(&self) -> Result<Digest, Refusal> {
        self.text(TextKind::Reason)
    }

    /// Time used for a move received now and, if it is not the same, what is charged for it.
    fn spent(&self) -> (Span, Option<Span>) {
        self.spent_at(self.stamp.received_at)
    }

    fn spent_at(&self, at: Instant) -> (Span, Option<Span>) {
        self.game.thinking().map_or((Span::ZERO, None), |thinking| {
            let used = thinking.used(at);
            let charged = thinking.price(used);
            (used, (charged != used).then_some(charged))
        })
    }

    fn ended(&self, outcome: Outcome, termination: Termination) -> Event {
        Event::Ended { at: self.at, outcome, termination }
    }

    /// What it counts when `loser` breaks the Laws: no win for an opponent who cannot mate by any sequence of
    /// legal moves (FIDE 6.9, 7.5.5).
    fn lost_by(&self, loser: Color) -> Outcome {
        match self.game.position.can_mate(!loser) {
            CanMate::No => Outcome::Draw,
            CanMate::Yes | CanMate::Undecided => Outcome::won_by(!loser),
        }
    }
}

/// In what role somebody acts on this game.
#[derive(Copy, Clone)]
enum Party {
    Player(Color),
    Arbiter(PlayerId),
    Timekeeper,
}

impl Party {
    fn of(actor: Actor, game: &Game) -> Result<Self, Refusal> {
        match actor {
            Actor::Player(id) => game.color_of(id).map(Self::Player).ok_or(Refusal::NotAPlayer),
            // Nor does who has played here.
            Actor::Arbiter(id) if game.color_of(id).is_some() || game.former.contains(&id) => {
                Err(Refusal::NotAnArbiter)
            }
            Actor::Arbiter(id) => Ok(Self::Arbiter(id)),
            Actor::Timekeeper => Ok(Self::Timekeeper),
        }
    }

    fn player(self) -> Result<Color, Refusal> {
        if let Self::Player(color) = self { Ok(color) } else { Err(Refusal::NotAPlayer) }
    }

    fn arbiter(self) -> Result<PlayerId, Refusal> {
        if let Self::Arbiter(id) = self { Ok(id) } else { Err(Refusal::NotAnArbiter) }
    }

    fn timekeeper(self) -> Result<(), Refusal> {
        if let Self::Timekeeper = self { Ok(()) } else { Err(Refusal::NotTheTimekeeper) }
    }
}

fn create(command: &Command, stamp: Stamp) -> Judgement {
    let Command::Create { players, start, regulations, tournament, zones } = command else {
        return Err(Refusal::NotAPlayer);
    };
    if players.white == players.black {
        return Err(Refusal::SamePlayer);
    }
    regulations.check().map_err(|error| Refusal::BadStart { reason: error.to_string() })?;
    start.begin(regulations).map_err(|error| Refusal::BadStart { reason: error.to_string() })?;
    if !zones.iter().all(Zone::is_sound) {
        return Err(Refusal::BadStart { reason: "the time zones are not sound".into() });
    }
    Ok(Event::Created {
        at: stamp.judged_at,
        players: *players,
        start: start.clone(),
        regulations: regulations.clone(),
        tournament: tournament.clone(),
        zones: zones.clone(),
    }
    .into())
}

/// What waits for the decision of a claim.
fn changes_the_board(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. }
            | Command::Answer { .. }
            | Command::Claim { .. }
            | Command::Seal { .. }
            | Command::Draft { .. }
            | Command::Adjourn
            | Command::AcceptAdjournment
            | Command::AdjournEarly
            | Command::EndSession
            | Command::RefillClock
            | Command::DecideAppeal { reverse: true, .. }
            | Command::Act { act: Act::Clocks { .. } | Act::TakeBack { .. } | Act::Adjourn, .. }
    )
}

fn judge(call: &Call<'_>, actor: Actor, command: &Command, seen: Seen) -> Judgement {
    if let (Command::Appeal { act }, Actor::Player(who)) = (command, actor) {
        return arbiter::appeal(call, who, *act);
    }
    let party = Party::of(actor, call.game)?;
    if let Party::Arbiter(id) = party {
        arbiter::check_named(call.game, id, command)?;
    }
    if let Some(fallen) = time::flag(call, party, command) {
        return Ok(fallen);
    }
    moves::check_seen(call, command, seen)?;
    let late = matches!(
        command,
        Command::Act { .. }
            | Command::GiveWay { .. }
            | Command::Appeal { .. }
            | Command::DecideAppeal { .. }
            | Command::Publish { .. }
            | Command::Open { .. }
    );
    if call.game.is_over() && !late {
        return Err(Refusal::GameOver);
    }
    let stands_still = call.game.claim.as_ref().is_some_and(|claim| claim.paused.is_some());
    let before;
    let call = if stands_still && changes_the_board(command) {
        before = draws::before_request(call, command).ok_or(Refusal::ClaimPending)?;
        &Call { game: &before, ..*call }
    } else {
        call
    };
    if call.game.withdrawn.is_some() && withdrawal::waits(command) {
        return Err(Refusal::PlayerWithdrawn);
    }
    if matches!(
        command,
        Command::Move { .. } | Command::SetConditionalMoves | Command::Claim { .. } | Command::Seal { .. }
    ) {
        leave::check_present(call, party)?;
    }
    match command {
        Command::Create { .. } => Err(Refusal::BadStart { reason: "it has already started".into() }),
        Command::Move { m, draw_offer } => moves::play(call, party.player()?, m, *draw_offer),
        Command::SetConditionalMoves => moves::set_conditional_moves(call, party.player()?),
        Command::Answer { uci } => moves::answer(call, party.player()?, uci),
        Command::OfferDraw => draws::offer(call, party.player()?),
        Command::AcceptDraw => draws::accept(call, party.player()?),
        Command::DeclineDraw => draws::decline(call, party.player()?),
        Command::Resign => {
            let winner = !party.player()?;
            Ok(call.ended(Outcome::won_by(winner), Termination::Resignation).into())
        }
        Command::AskAdjudication { basis } => draws::ask_adjudication(call, party.player()?, *basis),
        Command::Analyse => draws::analyse(call, party.player()?),
        Command::LapseClaim => {
            party.timekeeper()?;
            draws::lapse(call)
        }
        Command::DecideClaim { claim, upheld } => {
            draws::decide_claim(call, party.arbiter()?, *claim, *upheld)
        }
        Command::Claim { basis, announced, probed } => {
            draws::claim(call, party.player()?, *basis, announced.as_ref(), *probed)
        }
        Command::Say => {
            let (by, message) = (party.player()?, call.text(TextKind::Message)?);
            Ok(Event::Said { at: call.at, by, message }.into())
        }
        Command::Adjourn => adjournment::propose(call, party.player()?),
        Command::AcceptAdjournment => adjournment::accept(call, party.player()?),
        Command::DeclineAdjournment => adjournment::decline(call, party.player()?),
        Command::AdjournEarly => adjournment::early(call, party.player()?),
        Command::EndSession => {
            party.timekeeper()?;
            adjournment::end_session(call)
        }
        Command::Draft { envelope } => adjournment::draft(call, party.player()?, envelope),
        Command::Seal { envelope } => adjournment::seal(call, party.player()?, envelope.as_ref()),
        Command::AcknowledgeFace => resumption::acknowledge(call, party.arbiter()?),
        Command::SetResumption { resume_at } => resumption::set(call, party.arbiter()?, *resume_at),
        Command::Resume { envelope } => resumption::resume(call, party, envelope.as_ref()),
        Command::Publish { envelope } => publication::agree(call, party.player()?, envelope.as_ref()),
        Command::Open { envelope } if call.game.is_over() => publication::show(call, party, envelope),
        Command::Open { envelope } => opening::show(call, party, envelope),
        Command::ApproveEarlyOpening => opening::approve(call, party.arbiter()?),
        Command::DeclareMissing => opening::missing(call, party),
        Command::ChooseReading { m } => opening::choose(call, party.player()?, m),
        Command::QuestionClocks => resumption::question_clocks(call, party.player()?),
        Command::FlagFall => {
            party.timekeeper()?;
            Err(Refusal::FlagNotFallen)
        }
        Command::ReturnDowntime { from, until } => {
            party.timekeeper()?;
            time::return_downtime(call, *from, *until)
        }
        Command::NoteZone { of, zone } => {
            party.timekeeper()?;
            time::note_zone(call, *of, zone)
        }
        Command::RefillClock => time::refill(call, party.player()?),
        Command::ClaimFlag => Err(time::unclaimed(call, party)),
        Command::BookLeave { leave } => leave::book(call, party.player()?, leave),
        Command::CancelLeave { first } => leave::cancel(call, party.player()?, *first),
        Command::DeclareReflection => time::declare(call, party.player()?),
        Command::NoteMail { to, works } => {
            party.timekeeper()?;
            mail::note(call, *to, *works)
        }
        Command::Withdraw { of } => withdrawal::withdraw(call, party, *of),
        Command::GiveWay { to } => arbiter::give_way(call, party.arbiter()?, *to),
        Command::Act { act } => arbiter::act(call, party.arbiter()?, act),
        Command::Appeal { .. } => Err(Refusal::NotAPlayer),
        Command::DecideAppeal { act, reverse } => arbiter::decide(call, party.arbiter()?, *act, *reverse),
    }
}
