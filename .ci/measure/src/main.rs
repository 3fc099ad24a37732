//! Measures the structure of the code: sizes, cycles of imports, and how doc comments begin.
//!
//! `measure` prints the table; `measure cycles MOST` fails on a cycle of imports of more files than that in a crate.

mod imports;
mod shape;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

const CRATES: [&str; 5] = ["domain", "app", "store", "mailer", "api"];

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
                cycle.iter().for_each(|file| println!("  {}", file.strip_prefix(&root).unwrap_or(file).display()));
            }
        }
        return if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    }
    let (code, other) = (shape::Shape::of(&production, &root), shape::Shape::of(&tests, &root));
    let in_cycles: usize = crates.iter().flat_map(|(_, cycles, _)| cycles).map(Vec::len).sum();
    let all: usize = crates.iter().map(|(_, _, files)| files).sum();
    let largest = crates.iter().flat_map(|(_, cycles, _)| cycles).map(Vec::len).max().unwrap_or(0);
    println!("| figure | |\n|---|---|");
    println!("| files, production and tests | {} and {} |", production.len(), tests.len());
    println!("| lines, production and tests | {} and {} |", code.lines, other.lines);
    println!("| production files over 400 lines | {} |", code.long_files.len());
    println!("| production functions over 80 lines | {} |", code.long_functions.len());
    println!("| longest match, in arms | {} ({}) |", code.longest_match.0, code.longest_match.1);
    println!("| most methods of one type | {} ({}) |", code.most_methods().0, code.most_methods().1);
    println!("| files in cycles of imports | {:.1} % |", 100.0 * in_cycles as f64 / all.max(1) as f64);
    println!("| largest cycle, in files | {largest} |");
    println!("| doc blocks that open with a wh-word, production | {:.1} % of {} |", code.wh(), code.blocks);
    println!("| doc blocks that open with a wh-word, tests | {:.1} % of {} |", other.wh(), other.blocks);
    println!("| he, his, him in comments and strings | {} |", code.pronouns + other.pronouns);
    if arguments.iter().any(|argument| argument == "--names") {
        code.long_files.iter().for_each(|(file, lines)| println!("{file}: {lines} lines"));
        code.long_functions.iter().for_each(|(place, lines)| println!("{place}: {lines} lines"));
        for (name, cycles, _) in &crates {
            cycles.iter().for_each(|cycle| println!("{name}: a cycle of {} files", cycle.len()));
        }
    }
    ExitCode::SUCCESS
}
