//! Invariants at the end, and the search for secrets at any time.

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

use super::*;

impl World {
    /// Checks that the database contains no sealed move.
    pub(super) fn look_for_secrets(&mut self) {
        // Looking through everything takes long; a few times are enough.
        if self.figures.secrets >= 10 {
            return;
        }
        let secrets: Vec<&str> = self
            .tables
            .iter()
            .filter(|table| matches!(table.model.stage, Stage::Adjourned { .. }))
            .filter_map(|table| table.sealed.as_ref().map(|(_, _, written)| written.as_str()))
            .take(2)
            .collect();
        if secrets.is_empty() {
            return;
        }
        let image = self.solo.image();
        for secret in secrets {
            self.figures.secrets += 1;
            let last = *secret.as_bytes().last().unwrap();
            let stands = |at: usize| at + 1 >= secret.len() && image[..=at].ends_with(secret.as_bytes());
            let found = image.iter().enumerate().any(|(at, byte)| *byte == last && stands(at));
            assert!(!found, "{secret} stands in the database");
        }
    }

    pub(super) fn finish(&mut self) {
        self.relay = delivery::Memory::default();
        self.process = None;
        self.start();
        // Long enough for what is to be tried again.
        self.until(self.truly + 6 * HOUR);
        // Invariants 4 and 5: the record folds to what is stored, and its chain is whole.
        let service = self.process.as_ref().unwrap().service.clone();
        let verified = service.ops.verify_all().unwrap();
        assert_eq!(verified.faults, [], "seed {}", self.weather.seed);
        assert_eq!(verified.games, self.tables.len() as u64);
        // Invariants 1 to 3: the model has the same position, clocks and outcome.
        for table in &self.tables {
            let row = ports::read(&*self.solo, |view| view.game(table.model.id)).unwrap().unwrap();
            if let Err(differs) = table.model.agrees(&row.state) {
                panic!("seed {}: {differs}", self.weather.seed);
            }
        }
        // Invariants 1 and 8: every mail has come to its one end.
        let open: Vec<_> =
            self.rows.iter().filter(|(_, row)| row.next_at.is_some()).map(|(id, _)| id).collect();
        assert_eq!(open, Vec::<&i64>::new());
        let sql = "SELECT count(*) FROM inbox WHERE next_at IS NOT NULL OR state = 'received'";
        assert_eq!(self.solo.number(sql), 0);
        assert_eq!(self.solo.number("SELECT count(*) FROM inbox"), i64::try_from(self.rows.len()).unwrap());
        // Invariant 2: one notice for each recipient and event, no more and no less.
        let found: HashSet<String> = self
            .solo
            .texts("SELECT key AS text FROM outbox WHERE game IS NOT NULL AND seq IS NOT NULL AND kind <> 'reminder'")
            .into_iter()
            .collect();
        let mut differ: Vec<_> = found.symmetric_difference(&self.notices).collect();
        differ.sort();
        assert_eq!(differ, Vec::<&String>::new(), "seed {}", self.weather.seed);
        let most = self.figures.mails_in / 50 + 5;
        assert!(self.figures.asked <= most, "{} mails asked about", self.figures.asked);
        // Invariant 8: nothing waits longer than it may.
        let sql = "SELECT count(*) FROM outbox WHERE state = 'waiting'";
        assert_eq!(self.solo.number(sql), 0);
        let dead = self.solo.texts("SELECT key || ' ' || reason AS text FROM outbox WHERE state = 'dead'");
        // Five days of trying may seem over when the clock is set ahead.
        assert!(dead.is_empty() || !self.stepped.is_empty(), "{dead:?}");
        // A loss on time follows a reminder or an outage.
        let unreminded =
            "SELECT count(*) FROM game WHERE termination = 'time_limit_exceeded' AND (id, ply) NOT IN
             (SELECT game, ply FROM outbox WHERE kind = 'reminder' AND game IS NOT NULL AND ply IS NOT NULL)";
        if self.weather.clock_steps == 0 {
            assert_eq!(self.solo.number(unreminded), 0, "seed {}", self.weather.seed);
        }
    }

    /// A mail that was not executed was answered, unless the fuse against robots held the answer back. Then somebody had
    /// answers in the last day.
    pub(super) fn is_answered(&mut self, id: i64) {
        let answer = "SELECT count(*) FROM outbox
             WHERE key IN ('inbox.' || ? || '.transcript', 'inbox.' || ? || '.confirmation')";
        if self.solo.number_about(answer, &[id, id]) == 1 {
            return;
        }
        self.figures.withheld += 1;
        let player = self.people[self.letters[self.rows[&id].letter].person].id.0;
        let since = (self.wall() - Span::days(1)).0;
        let earlier = "SELECT count(*) FROM inbox_answers WHERE player = ? AND at > ?";
        assert!(self.solo.number_about(earlier, &[player, since]) > 0, "mail {id} was not answered");
    }

    /// Returns a readable summary.
    pub fn report(&self) -> String {
        let mut text = String::new();
        let figures = &self.figures;
        writeln!(text, "{:?}", self.weather).unwrap();
        writeln!(text, "{figures:?}").unwrap();
        let history = Sha256::digest(self.fingerprint().join("\n"));
        writeln!(text, "history {}", HEXLOWER.encode(&history[..8])).unwrap();
        text
    }

    /// Everything the record holds, to compare two runs.
    pub fn fingerprint(&self) -> Vec<String> {
        let events =
            self.solo.texts("SELECT game || ' ' || seq || ' ' || body AS text FROM event ORDER BY game, seq");
        // Encryption draws a new nonce each time.
        let plain = |event: String| match event.split_once("\"ciphertext\":\"") {
            Some((before, rest)) => {
                format!("{before}{}", rest.split_once('"').map_or("", |(_, after)| after))
            }
            None => event,
        };
        events.into_iter().map(plain).collect()
    }
}
