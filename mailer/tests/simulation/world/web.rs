//! Requests over HTTP.

use super::*;
use app::Request;
use domain::Seen;
use store::testing::seen;

impl World {
    #[expect(clippy::too_many_arguments, reason = "all of it is one event")]
    pub(super) fn request(
        &mut self,
        person: Option<usize>,
        table: usize,
        party: Party,
        intent: Intent,
        command: Request,
        expected: Option<u16>,
        version: Option<u32>,
    ) -> usize {
        let submission = Submission {
            game: self.tables[table].model.id,
            actor: self.actor(table, party),
            request: command,
            seen: (expected.map(Ply)).map_or(Seen::Nothing, seen),
            received_at: self.wall(),
            channel: Channel::Http,
            key: Key::Named(format!("request {}", self.requests.len())),
        };
        self.requests.push(WebRequest { person, submission, intent, party, version, first: None, tries: 0 });
        self.requests.len() - 1
    }

    pub(super) fn ask(&mut self, request: usize) {
        let again = |world: &mut Self| {
            let after = world.dice.span(Span(2_000), Span(20 * MINUTE)).0;
            world.later(after, Do::Ask { request });
        };
        self.requests[request].tries += 1;
        if self.requests[request].tries > 60 {
            return;
        }
        let Some(process) = &self.process else { return again(self) };
        let service = process.service.clone();
        let now = self.wall();
        let entry = &mut self.requests[request];
        entry.submission.received_at = now;
        let table = self.by_game[&entry.submission.game.0];
        let (submission, version) = (entry.submission.clone(), entry.version);
        self.note_outage();
        let conditions =
            Preconditions { versions: version.map(|version| vec![version]), ..Preconditions::default() };
        let answer = service.games.submit_if(submission, conditions);
        match answer {
            Ok(Submitted::Judged(receipt)) if receipt.repeated => {
                let first = self.requests[request].first.as_ref().expect("it was answered before");
                assert_eq!(receipt, Receipt { repeated: true, replaced_lines: None, ..first.clone() });
            }
            Ok(Submitted::Judged(receipt)) => self.answered(request, receipt),
            Ok(Submitted::SessionEnded) => panic!("nobody named a session"),
            Ok(Submitted::OtherVersion) => {
                self.look_at_what_was_given_back();
                assert_ne!(version, Some(self.tables[table].model.events));
                *self.figures.refused.entry("version_mismatch").or_default() += 1;
                if let Some(person) = self.requests[request].person {
                    let ply = self.tables[table].model.ply();
                    self.later(MINUTE, Do::Poll { person, table, ply });
                }
            }
            Err(Failure::Busy) => {
                self.figures.busy += 1;
                self.look_at_what_was_given_back();
                let model = &self.tables[table].model;
                let deadline = model.ticking.map(|ticking| ticking.deadline);
                assert!(deadline.is_some_and(|deadline| now > deadline), "{model:?}");
                again(self);
            }
            Err(_failure) => {
                self.look_at_request(request);
                again(self);
            }
        }
        self.look_at_what_was_given_back();
    }

    /// Looks for the verdict on a request after a lost answer.
    pub(super) fn look_at_request(&mut self, request: usize) {
        let entry = &self.requests[request];
        if entry.first.is_some() || entry.tries == 0 {
            return;
        }
        let (actor, key) = (entry.submission.actor, entry.submission.key.clone());
        if let Some(stored) = ports::read(&*self.solo, |view| view.receipt(actor, &key)).unwrap() {
            self.answered(request, stored.receipt);
        }
    }

    pub(super) fn answered(&mut self, request: usize, receipt: Receipt) {
        let entry = &self.requests[request];
        let table = self.by_game[&entry.submission.game.0];
        let (party, intent) = (entry.party, entry.intent.clone());
        let expected = entry.submission.seen.position().map(|id| id.ply.0);
        let when = self.when(entry.submission.received_at);
        if self.requests[request].person.is_some_and(|person| self.people[person].gone) {
            assert_eq!(receipt.refusal, Some(Refusal::NotAPlayer));
        } else {
            self.judged(table, party, &intent, expected, when, &receipt, Channel::Http);
        }
        self.requests[request].first = Some(receipt);
    }
}
