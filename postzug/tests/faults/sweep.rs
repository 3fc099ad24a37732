//! Walks all points of a scenario.

use std::{
    fs::{self, File},
    io::Write as _,
    os::unix::process::ExitStatusExt as _,
    path::Path,
    process::{Command, ExitStatus, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use store::testing::{Dice, seed};

use super::{
    check::{Outcome, hurry, look},
    inject::{Fault, Point, Strike, counting, points, possible, under_strace},
    world::{copy, postzug},
};

/// An operation of a short-lived process.
pub struct Scenario<'a> {
    pub name: &'static str,
    /// The folder before it.
    pub template: &'a Path,
    /// The command that is run, with its environment and its input.
    pub arguments: Vec<String>,
    pub environment: Environment,
    pub input: Vec<u8>,
    pub again: Again<'a>,
    /// The exit codes allowed when it is disturbed.
    pub exits: &'a [i32],
    /// Secrets that must be in no file.
    pub secrets: &'a [&'a str],
    /// Further evidence of its end, such as the mails that a relay has taken.
    pub witness: Option<&'a (dyn Fn(&Path) -> Witness + Sync)>,
}

/// The way in which it is repeated.
#[derive(Clone, Copy)]
pub enum Again<'a> {
    /// The next run does what this one left undone.
    ByTheNextRun,
    /// Repeats until it ends with 0, and once more changes nothing: a mail server's pipe.
    Always,
    /// Repeats until it ends with 0, or its product exists: then it may refuse to begin, and all must be whole.
    Until(&'a (dyn Fn(&Path) -> bool + Sync)),
}

/// Somebody outside who saw what happened during a point.
pub struct Witness {
    pub environment: Environment,
    pub saw: Saw,
}

type Environment = Vec<(&'static str, String)>;

/// Returns the lines of the outcome, and the faults.
type Saw = Box<dyn FnOnce() -> (Vec<String>, Vec<String>) + Send>;

/// The number of strikes of a scenario, unless all are asked for.
const STRIKES: usize = 208;
/// Strikes at a time on each processor: a strike waits more than it works.
const AT_ONCE: usize = 3;
/// No operation here takes a tenth of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// On memory where there is some: a point costs two syncs and more.
pub fn scratch() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    let mut builder = tempfile::Builder::new();
    let builder = builder.prefix("postzug-faults-");
    if memory.is_dir() { builder.tempdir_in(memory) } else { builder.tempdir() }.expect("a folder")
}

impl Scenario<'_> {
    fn command(&self, folder: &Path) -> Command {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let mut command = postzug(folder, &arguments);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Strikes at every point, or at a choice of them, and panics if anything was wrong anywhere.
    pub fn walk(&self) {
        if !possible() {
            return;
        }
        let began = Instant::now();
        let expected = self.undisturbed();
        let points = self.points();
        let strike = |folder: &Path, strike: &Strike, number: usize, struck: &AtomicUsize| {
            self.strike(folder, strike, number, &expected, struck)
        };
        walk(self.name, &points, STRIKES, began, &strike);
    }

    /// Returns the outcome that every run must reach in the end.
    fn undisturbed(&self) -> Outcome {
        let folder = scratch();
        copy(self.template, folder.path());
        let witness = self.witness.map(|witness| witness(folder.path()));
        let environment = witness.as_ref().map(|witness| witness.environment.clone()).unwrap_or_default();
        let (mut command, saw) = self.witnessed(folder.path(), witness);
        let status = self.run(&mut command, folder.path());
        assert!(status.success(), "{}: {status} {}", self.name, log(folder.path()));
        self.finish(folder.path(), &environment);
        let (mut outcome, mut wrong) = look(folder.path(), self.secrets);
        if let Some(saw) = saw {
            let (seen, strange) = saw();
            seen.into_iter().for_each(|line| outcome.add(line));
            wrong.extend(strange);
        }
        assert!(wrong.is_empty(), "{}: undisturbed, and yet {wrong:?}\n{}", self.name, log(folder.path()));
        outcome
    }

    fn points(&self) -> Vec<Point> {
        let [first, second] = [Duration::ZERO, Duration::from_millis(1_100)].map(|pause| {
            // Names with the second in them must differ.
            thread::sleep(pause);
            let folder = scratch();
            copy(self.template, folder.path());
            let witness = self.witness.map(|witness| witness(folder.path()));
            let (command, _saw) = self.witnessed(folder.path(), witness);
            let mut command = under_strace(&counting(folder.path()), &command);
            let status = self.run(&mut command, folder.path());
            assert!(status.success(), "{}: {status} {}", self.name, log(folder.path()));
            let trace = fs::read_to_string(folder.path().join("trace")).expect("strace's log");
            (folder, trace)
        });
        points([(first.0.path(), first.1), (second.0.path(), second.1)])
    }

    fn witnessed(&self, folder: &Path, witness: Option<Witness>) -> (Command, Option<Saw>) {
        let mut command = self.command(folder);
        let saw = witness.map(|witness| {
            command.envs(witness.environment.iter().map(|(name, value)| (name, value)));
            witness.saw
        });
        (command, saw)
    }

    fn run(&self, command: &mut Command, folder: &Path) -> ExitStatus {
        let open = |name: &str| File::options().create(true).append(true).open(folder.join(name));
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(open("said").expect("a file"))
            .stderr(open("log").expect("a file"))
            .spawn()
            .expect("it starts");
        let mut input = child.stdin.take().expect("its input");
        // Killed before it read everything is what some points are about.
        input.write_all(&self.input).unwrap_or_default();
        drop(input);
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = child.try_wait().expect("its state") {
                return status;
            }
            if Instant::now() > until {
                child.kill().expect("it lives");
                return ExitStatus::from_raw(0x7f);
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Does the work that is left for a service that is started again.
    fn finish(&self, folder: &Path, environment: &Environment) -> Option<String> {
        self.run_once(folder, environment)
            .or_else(|| if hurry(folder) { self.run_once(folder, environment) } else { None })
    }

    fn run_once(&self, folder: &Path, environment: &Environment) -> Option<String> {
        let mut command = postzug(folder, &["run-once"]);
        command
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .envs(environment.iter().map(|(name, value)| (name, value)));
        let status = self.run(&mut command, folder);
        (!status.success()).then(|| format!("started again it ended with {status}: {}", log(folder)))
    }

    /// One fault, and what was wrong after it.
    fn strike(
        &self,
        folder: &Path,
        strike: &Strike,
        number: usize,
        expected: &Outcome,
        struck: &AtomicUsize,
    ) -> Vec<String> {
        copy(self.template, folder);
        let witness = self.witness.map(|witness| witness(folder));
        let environment = witness.as_ref().map(|witness| witness.environment.clone()).unwrap_or_default();
        let (command, saw) = self.witnessed(folder, witness);
        let mut disturbed = under_strace(&strike.options(folder), &command);
        let status = self.run(&mut disturbed, folder);
        if strike.struck(folder, Some(status)) {
            struck.fetch_add(1, Ordering::Relaxed);
        }
        let mut wrong = Vec::new();
        let ended = match status.code() {
            // The dynamic loader, before the first instruction of ours.
            Some(127) => log(folder).contains("error while loading shared libraries"),
            Some(code) => code == 0 || self.exits.contains(&code),
            None => status.signal() == Some(9) && strike.fault == Fault::Kill,
        };
        if !ended {
            wrong.push(format!("it ended with {status}: {}", log(folder)));
        }
        if !status.success() && !matches!(self.again, Again::ByTheNextRun) {
            // Nobody heard that it was done: so it is tried again.
            let there = matches!(self.again, Again::Until(there) if there(folder));
            let again = self.run(&mut self.command(folder), folder);
            if !again.success() && !there {
                wrong.push(format!("tried again it ended with {again}: {}", log(folder)));
            }
        }
        wrong.extend(self.finish(folder, &environment));
        let (mut outcome, more) = look(folder, self.secrets);
        wrong.extend(more);
        if matches!(self.again, Again::Always) && number.is_multiple_of(4) {
            // Mail servers also try again when they have one.
            let again = self.run(&mut self.command(folder), folder);
            if !again.success() {
                wrong.push(format!("once more it ended with {again}: {}", log(folder)));
            }
            wrong.extend(self.finish(folder, &environment));
            let (twice, more) = look(folder, self.secrets);
            wrong.extend(more);
            wrong.extend(twice.beyond(&outcome).into_iter().map(|line| format!("done twice: {line}")));
        }
        if let Some(saw) = saw {
            let (seen, strange) = saw();
            seen.into_iter().for_each(|line| outcome.add(line));
            wrong.extend(strange);
        }
        wrong.extend(expected.beyond(&outcome).into_iter().map(|line| format!("missing: {line}")));
        wrong.extend(outcome.beyond(expected).into_iter().map(|line| format!("too much: {line}")));
        wrong
    }
}

/// Returns the faults after one strike in a new folder.
type StrikeAt<'a> = &'a (dyn Fn(&Path, &Strike, usize, &AtomicUsize) -> Vec<String> + Sync);

/// Makes the strikes, on all processors, and panics if anything was wrong after any.
pub fn walk(name: &str, points: &[Point], most: usize, began: Instant, strike: StrikeAt<'_>) {
    let (strikes, all, seed) = chosen(name, points, most);
    let (found, struck) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    let queue = Mutex::new(strikes.iter().enumerate());
    let work = || {
        let next = || queue.lock().expect("no thread panicked").next();
        while let Some((number, at)) = next() {
            let folder = scratch();
            let wrong = strike(folder.path(), at, number, &struck);
            if !wrong.is_empty() {
                let kept = folder.keep();
                let report = format!("{at}\n    {}\n    in {}", wrong.join("\n    "), kept.display());
                found.lock().expect("no thread panicked").push(report);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..AT_ONCE * thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(work);
        }
    });
    let (found, struck) = (found.into_inner().expect("no thread panicked"), struck.into_inner());
    let [kills, no_space, no_space_any_more, io_errors] =
        Fault::ALL.map(|fault| strikes.iter().filter(|strike| strike.fault == fault).count());
    tell(&format!(
        "{name}: {} points, {} of {all} faults ({kills} kill, {no_space} enospc, {no_space_any_more} enospc+, \
         {io_errors} eio), {struck} struck, {} violations, {:.1} s, POSTZUG_SEED={seed}",
        points.len(),
        strikes.len(),
        found.len(),
        began.elapsed().as_secs_f64(),
    ));
    so_far(began, struck, found.len());
    assert!(found.is_empty(), "{name}: POSTZUG_FAULT=\n  {}", found.join("\n  "));
    assert!(struck * 2 >= strikes.len(), "{name}: points were missed");
}

/// Tells what all scenarios of this process came to, since the first began.
fn so_far(began: Instant, struck: usize, violations: usize) {
    static SO_FAR: Mutex<Option<(Instant, usize, usize, usize)>> = Mutex::new(None);
    let mut so_far = SO_FAR.lock().expect("no thread panicked");
    let (first, scenarios, all, wrong) = so_far.unwrap_or((began, 0, 0, 0));
    let sum = (first.min(began), scenarios + 1, all + struck, wrong + violations);
    *so_far = Some(sum);
    let (first, scenarios, all, wrong) = sum;
    let seconds = first.elapsed().as_secs_f64();
    tell(&format!("so far: {scenarios} operations, {all} faults struck, {wrong} violations, {seconds:.0} s"));
}

/// The strikes to be made, how many there are, and the seed.
fn chosen(name: &str, points: &[Point], most: usize) -> (Vec<Strike>, usize, u64) {
    let every =
        points.iter().flat_map(|point| Fault::ALL.map(|fault| Strike { point: point.clone(), fault }));
    let mut strikes: Vec<Strike> = every.collect();
    let (all, seed) = (strikes.len(), seed());
    if let Ok(wanted) = std::env::var("POSTZUG_FAULT") {
        strikes.retain(|strike| strike.to_string() == wanted);
        return (strikes, all, seed);
    }
    let most = match std::env::var("POSTZUG_FAULTS").as_deref() {
        Ok("all") => all,
        Ok(number) => number.parse().expect("POSTZUG_FAULTS is a number or all"),
        Err(_) => most,
    };
    let of_name = |seed: u64, byte: u8| seed.wrapping_mul(31).wrapping_add(byte.into());
    Dice::new(name.bytes().fold(seed, of_name)).shuffle(&mut strikes);
    strikes.truncate(most);
    (strikes, all, seed)
}

/// Writes to the terminal, though the test passes.
pub fn tell(line: &str) {
    let written = writeln!(std::io::stderr(), "{line}");
    written.expect("somebody listens");
}

pub fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap_or_default()
}
