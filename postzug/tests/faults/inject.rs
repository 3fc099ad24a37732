//! strace: counting the points of a run, and striking at one of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs,
    os::unix::process::ExitStatusExt as _,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
    sync::{LazyLock, OnceLock},
};

use store::testing::skipped;

/// The system calls whose effect outlives the process, or reaches another process.
pub const SYSCALLS: &str = "write,pwrite64,writev,pwritev,fdatasync,fsync,ftruncate,unlink,unlinkat,rename,renameat,\
                            renameat2,link,linkat,mkdir,openat,sendto,sendmsg";

/// The options of strace that make every file read-only.
pub const EROFS: [&str; 7] = [
    "-f",
    "-o",
    "/dev/null",
    "-e",
    "trace=pwrite64,ftruncate",
    "-e",
    "inject=pwrite64,ftruncate:error=EROFS",
];

/// The Nth call of a kind, in whichever thread is the first to make N of them.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Point {
    pub syscall: String,
    /// Only calls on this file of the folder; without one, all of the kind are counted.
    pub file: Option<String>,
    pub n: usize,
}

/// The failure at that point.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// Kills with kill -9, like a power failure of the process.
    Kill,
    NoSpace,
    /// Gives no space from there on, until the process ends.
    NoSpaceAnyMore,
    IoError,
}

impl Fault {
    pub const ALL: [Self; 4] = [Self::Kill, Self::NoSpace, Self::NoSpaceAnyMore, Self::IoError];

    const fn name(self) -> &'static str {
        match self {
            Self::Kill => "kill",
            Self::NoSpace => "enospc",
            Self::NoSpaceAnyMore => "enospc+",
            Self::IoError => "eio",
        }
    }
}

/// A fault at a point, as it is printed and as `POSTZUG_FAULT` takes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    pub point: Point,
    pub fault: Fault,
}

impl fmt::Display for Strike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Point { syscall, file, n } = &self.point;
        write!(f, "{syscall} {} {n} {}", file.as_deref().unwrap_or("-"), self.fault.name())
    }
}

/// Returns true if strace is there and may trace. Warns loudly if not.
pub fn possible() -> bool {
    static POSSIBLE: OnceLock<bool> = OnceLock::new();
    *POSSIBLE.get_or_init(|| {
        let traced = Command::new("strace").args(["-f", "-o", "/dev/null", "true"]).output();
        let possible = traced.as_ref().is_ok_and(|output| output.status.success());
        if !possible {
            skipped(&format!("faults at every system call need strace, allowed to trace: {traced:?}"));
        }
        possible
    })
}

impl Strike {
    /// The options of strace for a run on this folder; its log goes to `trace` in it.
    pub fn options(&self, folder: &Path) -> Vec<String> {
        let Point { syscall, file, n } = &self.point;
        let effect = match self.fault {
            Fault::Kill => format!("signal=KILL:when={n}"),
            Fault::NoSpace => format!("error=ENOSPC:when={n}"),
            Fault::NoSpaceAnyMore => format!("error=ENOSPC:when={n}+"),
            Fault::IoError => format!("error=EIO:when={n}"),
        };
        let mut options: Vec<String> =
            ["-f", "-q", "-o", &trace(folder), "-e", &format!("trace={syscall}")].map(Into::into).into();
        if self.fault != Fault::Kill {
            // Quicker; but strace 6.1 then sends no signals.
            options.push("--seccomp-bpf".into());
        }
        options.extend(["-e".into(), format!("inject={syscall}:{effect}")]);
        if let Some(file) = file {
            options.extend(["-P".into(), folder.join(file).display().to_string()]);
        }
        options
    }

    /// Returns true if the fault happened.
    pub fn struck(&self, folder: &Path, status: Option<ExitStatus>) -> bool {
        match self.fault {
            Fault::Kill => status.is_some_and(|status| status.signal() == Some(9)),
            _ => fs::read_to_string(trace(folder)).expect("strace's log").contains("(INJECTED)"),
        }
    }
}

fn trace(folder: &Path) -> String {
    folder.join("trace").display().to_string()
}

/// The same command under strace.
pub fn under_strace(options: &[String], command: &Command) -> Command {
    // By its path: a program that is looked for in a changed environment costs a fork of this whole process.
    static STRACE: LazyLock<PathBuf> = LazyLock::new(|| {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut files = std::env::split_paths(&path).map(|folder| folder.join("strace"));
        files.find(|file| file.is_file()).expect("strace")
    });
    let mut strace = Command::new(&*STRACE);
    strace.args(options).arg(command.get_program()).args(command.get_args()).env_clear();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            strace.env(name, value);
        }
    }
    if let Some(folder) = command.get_current_dir() {
        strace.current_dir(folder);
    }
    // strace says what it attaches to; nobody reads it.
    strace.stderr(Stdio::null());
    strace
}

/// Calls of one run: how many of each kind on each file, by the thread that makes most of them.
type Calls = BTreeMap<(String, Option<String>), BTreeSet<usize>>;

/// The options of strace that count.
pub fn counting(folder: &Path) -> Vec<String> {
    ["-f", "-q", "-y", "-s", "256", "-o", &trace(folder), "-e", &format!("trace={SYSCALLS}")]
        .map(Into::into)
        .into()
}

/// The points of two undisturbed runs. A file that only one of them touched has a name that never repeats. Its calls are
/// counted among all of their kind.
pub fn points(runs: [(&Path, String); 2]) -> Vec<Point> {
    let [first, second] = runs.map(|(folder, trace)| calls(folder, &trace));
    let mut points = Vec::new();
    for (kind @ (syscall, file), ordinals) in &first {
        match (file, second.get(kind)) {
            (Some(_), Some(again)) => {
                points.extend(ordinals.intersection(again).map(|&n| (syscall, file.clone(), n)));
            }
            (None, Some(again)) => points.extend(ordinals.intersection(again).map(|&n| (syscall, None, n))),
            _ => {}
        }
    }
    let mut points: Vec<_> =
        points.into_iter().map(|(syscall, file, n)| Point { syscall: syscall.clone(), file, n }).collect();
    points.sort();
    points
}

/// Reads strace's log. Returns by kind and file the ordinals of the calls that matter, and by kind alone those on files
/// without a reliable name.
fn calls(folder: &Path, trace: &str) -> Calls {
    let prefix = format!("{}/", folder.display());
    let mut seen: BTreeMap<(String, String, Option<String>), usize> = BTreeMap::new();
    let mut calls = Calls::new();
    for line in trace.lines() {
        let Some((thread, call)) = line.split_once(' ') else { continue };
        let Some((syscall, arguments)) = call.trim_start().split_once('(') else { continue };
        if syscall.contains(' ') || syscall.starts_with('<') {
            continue;
        }
        let file = named(arguments).and_then(|path| path.strip_prefix(&prefix).map(str::to_owned));
        let mut count = |file: Option<String>| {
            let n = seen.entry((thread.into(), syscall.into(), file)).or_default();
            *n += 1;
            *n
        };
        let (all, own) = (count(None), file.clone().map(|file| count(Some(file))));
        // Threads that wake each other are not the world.
        if arguments.contains("<anon_inode:") {
            continue;
        }
        // Opening changes something only where it makes a file.
        if syscall == "openat" && !arguments.contains("O_CREAT") {
            continue;
        }
        if let Some(own) = own {
            calls.entry((syscall.into(), file.clone())).or_default().insert(own);
        }
        if own.is_none() || file.as_deref().is_some_and(has_number) {
            calls.entry((syscall.into(), None)).or_default().insert(all);
        }
    }
    calls
}

/// The names of keys and of mails that are written in the run hold times and process numbers.
fn has_number(file: &str) -> bool {
    file.bytes().any(|byte| byte.is_ascii_digit())
}

/// The file a call is about: that of its descriptor, or the first path.
fn named(arguments: &str) -> Option<&str> {
    let descriptor = arguments.split_once('<').filter(|(fd, _)| fd.bytes().all(|b| b.is_ascii_digit()));
    match descriptor {
        Some((_, rest)) => rest.split_once('>').map(|(path, _)| path),
        None => arguments.split('"').nth(1),
    }
}
