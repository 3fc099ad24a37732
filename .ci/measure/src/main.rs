//! Measures the structure of the code: sizes, cycles of imports, and the words of comments and names.
//!
//! `measure` prints the table. `measure cycles MOST` fails on a cycle of imports of more than MOST files in a crate.
//! `measure layers CRATE LAYER..` fails on an import against the order of layers, the lowest first. `measure words` fails on
//! the words that CONTRIBUTING.md rules out. `measure literals` fails on sentences outside of the catalogue, and on code that
//! looks at sentences.

mod compared;
mod features;
mod imports;
mod literals;
mod names;
mod prose;
mod shape;
mod shown;
mod words;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

const CRATES: [&str; 9] = ["domain", "log", "app", "messages", "store", "mailer", "api", "postzug", "bench"];

/// Source files below a folder, in order.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| matches!(part.as_os_str().to_str(), Some("tests" | "benches")))
        || path.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| stem.ends_with("tests"))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let root = env::current_dir().unwrap_or_default();
    let mut files = Vec::new();
    for name in CRATES {
        sources(&root.join(name), &mut files);
    }
    let (tests, production): (Vec<PathBuf>, Vec<PathBuf>) =
        files.into_iter().partition(|path| is_test(path.strip_prefix(&root).unwrap_or(path)));
    let crates: Vec<(&str, Vec<Vec<PathBuf>>, usize)> = CRATES
        .iter()
        .map(|name| {
            let source = root.join(name).join("src");
            let graph = imports::Graph::of(&source);
            (*name, graph.cycles(), graph.files())
        })
        .collect();
    if let [what, most] = arguments.as_slice()
        && what == "cycles"
        && let Ok(most) = most.parse::<usize>()
    {
        let mut wrong = false;
        for (name, cycles, _) in &crates {
            for cycle in cycles.iter().filter(|cycle| cycle.len() > most) {
                wrong = true;
                println!("{name}: {} files import each other:", cycle.len());
                cycle
                    .iter()
                    .for_each(|file| println!("  {}", file.strip_prefix(&root).unwrap_or(file).display()));
            }
        }
        return if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    }
    if let [what, name, layers @ ..] = arguments.as_slice()
        && what == "layers"
    {
        let source = root.join(name).join("src");
        let faults = imports::Graph::of(&source).against(&source, layers);
        faults.iter().for_each(|fault| println!("{name}: {fault}"));
        return if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    if arguments.first().is_some_and(|what| what == "literals") {
        let mut found = literals::sentences(&root, &production);
        found.extend(compared::comparisons(&root, &production));
        found.iter().for_each(|sentence| println!("{sentence}"));
        return if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let (code, other) = (shape::Shape::of(&production, &root), shape::Shape::of(&tests, &root));
    if arguments.first().is_some_and(|what| what == "words") {
        let faults = words::faults(&root, &[&production[..], &tests].concat());
        faults.iter().for_each(|fault| println!("{fault}"));
        return if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let in_cycles: usize = crates.iter().flat_map(|(_, cycles, _)| cycles).map(Vec::len).sum();
    let all: usize = crates.iter().map(|(_, _, files)| files).sum();
    let largest = crates.iter().flat_map(|(_, cycles, _)| cycles).map(Vec::len).max().unwrap_or(0);
    println!("| figure | e91dd47 | now | expected |\n|---|---|---|---|");
    let row = |what: &str, before: &str, now: String, expected: &str| {
        println!("| {what} | {before} | {now} | {expected} |");
    };
    let (tallest, widest) = (&code.longest_match, code.most_methods("app::"));
    let both = |one: usize, two: usize| format!("{one} and {two}");
    row("files, production and tests", "317 and 162", both(production.len(), tests.len()), "");
    row("lines, production and tests", "59276 and 43378", both(code.lines, other.lines), "no more");
    let later = [&production, &tests].map(|files| features::Lines::of(files, &root));
    row("lines without later features", "59276 and 43378", both(later[0].rest, later[1].rest), "no more");
    for (&(name, lines), (_, of_tests)) in later[0].of.iter().zip(&later[1].of) {
        row(&format!("lines of {name}"), "0 and 0", both(lines, *of_tests), "");
    }
    for begins in features::unknown(&[&production[..], &tests].concat(), &root) {
        println!("no file begins with {begins}");
    }
    row("production files over 400 lines", "28", code.long_files.len().to_string(), "6");
    row("production functions over 80 lines", "13", code.long_functions.len().to_string(), "2");
    row("longest match, in arms", "54", format!("{} ({})", tallest.0, tallest.1), "20");
    row("most methods of one type of app", "182", format!("{} ({})", widest.0, widest.1), "30");
    let share = 100.0 * in_cycles as f64 / all.max(1) as f64;
    row("files in cycles of imports", "54.1 %", format!("{share:.1} %"), "4 %");
    row("largest cycle, in files", "35", largest.to_string(), "4");
    let wh = |shape: &shape::Shape| format!("{:.1} % of {}", shape.wh(), shape.blocks);
    row("doc blocks that open with a wh-word, production", "23.0 %", wh(&code), "3 %");
    row("doc blocks that open with a wh-word, tests", "20.6 %", wh(&other), "3 %");
    row(
        "pronouns of one gender in comments and strings",
        "565",
        (code.pronouns + other.pronouns).to_string(),
        "0",
    );
    if arguments.iter().any(|argument| argument == "--names") {
        code.long_files.iter().for_each(|(file, lines)| println!("{file}: {lines} lines"));
        code.long_functions.iter().for_each(|(place, lines)| println!("{place}: {lines} lines"));
        for (name, cycles, _) in &crates {
            for cycle in cycles {
                println!("{name}: a cycle of {} files", cycle.len());
                cycle
                    .iter()
                    .for_each(|file| println!("  {}", file.strip_prefix(&root).unwrap_or(file).display()));
            }
        }
    }
    ExitCode::SUCCESS
}
