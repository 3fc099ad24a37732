//! Operations on a whole database: it is copied, put back, moved, brought to this version. What was there is unharmed,
//! what is made is whole, and the command can be repeated.

use std::{
    fs::{self, DirBuilder, File},
    io::BufReader,
    os::unix::fs::DirBuilderExt as _,
    path::{Path, PathBuf},
    sync::Arc,
};

use app::ports::InstallationState;
use domain::{Color, Regulations, Span};
use store::{
    Store,
    testing::{ManualClock, TestInstance, execute_in},
    transfer::import,
};

use super::{
    check::look,
    one_shot::{RUN, make_token_keys, scenario},
    sweep::{Again, Scenario, Witness, scratch},
    world::{DATA, World, copy, postzug},
};

const COPY: &str = "copy.db";
const EXPORT: &str = "all.txt";

fn database(folder: &Path) -> PathBuf {
    folder.join(DATA).join("postzug.db")
}

/// A game, and a mail that waits to be read.
fn club() -> tempfile::TempDir {
    let folder = scratch();
    let mut world = World::new(folder.path(), Span::days(3));
    let game = world.game(Regulations::default());
    world.play(game, "e2e4 e7e5");
    world.quiet();
    world.receive(world.letter(Some(game), Color::White, "g1f3"));
    world.ready();
    folder
}

fn done(folder: &Path, arguments: &[&str]) {
    let done = postzug(folder, arguments).output().expect("the binary starts");
    assert!(done.status.success(), "{arguments:?}: {done:?}");
}

/// Returns the content of the database that `make` writes to the path it gets.
fn made(what: &str, make: impl FnOnce(&Path) -> Option<String>) -> (Vec<String>, Vec<String>) {
    let other = scratch();
    DirBuilder::new().mode(0o700).create(other.path().join(DATA)).expect("a folder");
    if let Some(failed) = make(&database(other.path())) {
        return (Vec::new(), vec![format!("{what}: {failed}")]);
    }
    let (outcome, wrong) = look(other.path(), &[]);
    // Its mail waits, as it did when it was copied.
    let wrong = wrong.into_iter().filter(|line| !line.contains("still waits"));
    let named = |line: String| format!("{what}: {line}");
    (outcome.lines().map(named).collect(), wrong.map(named).collect())
}

/// Two files must be the same.
fn same(one: &Path, other: &Path) -> Vec<String> {
    let same = fs::read(one).is_ok_and(|one| fs::read(other).is_ok_and(|other| one == other));
    if same { Vec::new() } else { vec![format!("{} is not {}", one.display(), other.display())] }
}

/// F1, F2 at a backup: no copy or a whole one, with its key.
#[test]
fn a_backup_is_made() {
    let template = club();
    let witness = |folder: &Path| {
        let folder = folder.to_owned();
        let saw = move || {
            let (seen, mut wrong) =
                made("the copy", |to| fs::copy(folder.join(COPY), to).err().map(|error| error.to_string()));
            wrong.extend(same(&folder.join(DATA).join("keys/vault.key"), &folder.join("copy.db.key")));
            (seen, wrong)
        };
        Witness { environment: Vec::new(), saw: Box::new(saw) }
    };
    Scenario {
        arguments: ["backup", COPY, "--with-key"].map(Into::into).into(),
        again: Again::Until(&|folder| folder.join(COPY).exists()),
        witness: Some(&witness),
        ..scenario("a backup is made", template.path(), &[])
    }
    .walk();
}

/// F1, F2 at a restoration: no database or a safe one; the copy is only read.
#[test]
fn a_backup_is_restored() {
    let template = club();
    done(template.path(), &["backup", COPY]);
    make_token_keys(template.path());
    fs::remove_file(database(template.path())).expect("it is there");
    let witness = |folder: &Path| {
        let (here, there) = (folder.join(COPY), template.path().join(COPY));
        Witness { environment: Vec::new(), saw: Box::new(move || (Vec::new(), same(&here, &there))) }
    };
    Scenario {
        arguments: ["restore", COPY].map(Into::into).into(),
        again: Again::Until(&|folder| database(folder).exists()),
        witness: Some(&witness),
        ..scenario("a backup is restored", template.path(), &[])
    }
    .walk();
}

/// F1, F2 at an export: no file or a whole one.
#[test]
fn everything_is_exported() {
    let template = club();
    let witness = |folder: &Path| {
        let file = folder.join(EXPORT);
        let saw = move || {
            made("the export", |to| {
                let url = format!("sqlite:{}", to.display());
                let moved = File::open(&file).map(|file| import(&url, &mut BufReader::new(file)));
                match moved {
                    Ok(Ok(_)) => None,
                    Ok(Err(error)) => Some(error.to_string()),
                    Err(error) => Some(error.to_string()),
                }
            })
        };
        Witness { environment: Vec::new(), saw: Box::new(saw) }
    };
    Scenario {
        arguments: ["export", EXPORT].map(Into::into).into(),
        again: Again::Until(&|folder| folder.join(EXPORT).exists()),
        witness: Some(&witness),
        ..scenario("everything is exported", template.path(), &[])
    }
    .walk();
}

/// F1, F2 at an import: nobody serves half of it.
#[test]
fn everything_is_imported() {
    let (from, template) = (club(), scratch());
    done(from.path(), &["export", EXPORT]);
    make_token_keys(from.path());
    copy(&from.path().join(DATA).join("keys"), &template.path().join(DATA).join("keys"));
    fs::copy(from.path().join(EXPORT), template.path().join(EXPORT)).expect("the export");
    Scenario {
        arguments: ["import", EXPORT].map(Into::into).into(),
        again: Again::Until(&is_served),
        exits: &RUN,
        ..scenario("everything is imported", template.path(), &[])
    }
    .walk();
}

/// Returns true if the database holds games and may be served.
fn is_served(folder: &Path) -> bool {
    if !database(folder).exists() {
        return false;
    }
    let store = Arc::new(Store::open_file(&database(folder)).expect("the database"));
    let service = TestInstance::service_on(&store, &Arc::new(ManualClock::default()));
    let live = service.ops.installation().expect("what it is").state == InstallationState::Live;
    live && service.ops.verify_all().expect("the games").games > 0
}

/// F1, F2 at an upgrade: a database one migration behind is opened, and its mail is read and sent.
#[test]
fn an_older_database_is_upgraded() {
    let template = club();
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations/sqlite");
    let names =
        fs::read_dir(&migrations).expect("the migrations").map(|entry| entry.expect("one").file_name());
    let last = names.max().expect("a migration");
    let down = fs::read_to_string(migrations.join(&last).join("down.sql")).expect("its way back");
    let name = last.into_string().expect("a name");
    let version = name.split('_').next().expect("a version").replace('-', "");
    let forget = format!("{down}; DELETE FROM __diesel_schema_migrations WHERE version = '{version}'");
    execute_in(&database(template.path()), &forget);
    scenario("an older database is upgraded", template.path(), &[]).walk();
}
