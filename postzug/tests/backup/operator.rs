//! Copies made by hand, copies that are damaged, and moves to another database.

use super::*;

#[test]
fn manual_copy_needs_to_be_secured() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    sign_up(&Http::new(service.http), &mut outgoing, "Ann", ANN).expect("Ann signs up");
    done(folder.path(), &["backup", "made.db"]);
    service.kill();
    let database = database(folder.path());
    // Nobody has it open: the last command that closes it folds the log into it.
    let fold = || {
        done(folder.path(), &["inbox", "list"]);
        (!database.with_extension("db-wal").exists()).then_some(())
    };
    let by_hand = folder.path().join("by-hand.db");
    patiently(Duration::from_secs(30), "a database without a log beside it", fold);
    fs::copy(&database, &by_hand).expect("a copy");
    start(folder.path()).kill();
    patiently(Duration::from_secs(30), "a database without a log beside it", fold);
    let live = fs::read(&database).expect("the database");

    for (copy, reason) in [("made.db", "is a backup copy"), ("by-hand.db", "is older than the one")] {
        fs::copy(folder.path().join(copy), &database).expect("put in place");
        for arguments in [&["serve"][..], &["inbox", "list"], &["admin", "create", "Eve", "eve@example.org"]]
        {
            let said = refused(folder.path(), arguments);
            assert!(said.contains(reason) && said.contains("postzug restore --here"), "{said}");
        }
        let mail = run(folder.path(), &["mail-in", "--sender", "", "x@localhost"], &ENVIRONMENT);
        assert_eq!(mail.status.code(), Some(75), "the mail server keeps it");
    }
    // The last one is good, as it is.
    fs::write(&database, &live).expect("put back");
    start(folder.path()).kill();
    done(folder.path(), &["inbox", "list"]);

    // On a machine with the key of the vault alone, nothing says how old it is.
    let other = tempfile::tempdir().expect("a folder");
    with_vault_key_of(folder.path(), other.path());
    fs::copy(&by_hand, self::database(other.path())).expect("put in place");
    let said = refused(other.path(), &["serve"]);
    assert!(said.contains("generation") && said.contains("postzug restore --here"), "{said}");
    done(other.path(), &["restore", "--here"]);
    start(other.path()).kill();
    start(other.path()).kill();

    fs::copy(&by_hand, &database).expect("put in place");
    done(folder.path(), &["restore", "--here"]);
    let service = start(folder.path());
    let said = refused(folder.path(), &["restore", "--here"]);
    assert!(said.contains("another postzug"), "{said}");
    service.kill();
    start(folder.path()).kill();
}

#[test]
fn damaged_copy_and_foreign_keys_fail() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    sign_up(&Http::new(service.http), &mut outgoing, "Ann", ANN).expect("Ann signs up");
    done(folder.path(), &["backup", "copy.db"]);
    service.kill();
    let mut bytes = fs::read(folder.path().join("copy.db")).expect("the copy");
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0xa5);
    fs::write(folder.path().join("damaged.db"), bytes).expect("a file");
    let other = tempfile::tempdir().expect("a folder");
    start(other.path()).kill();
    for end in ["", "-wal", "-shm"] {
        let file = other.path().join(format!("postzug-data/postzug.db{end}"));
        if file.exists() {
            fs::remove_file(file).expect("removed");
        }
    }
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let said = refused(other.path(), &["restore", &path("copy.db")]);
    assert!(said.contains("are not those of the copy"), "{said}");
    // It may have signed a log of its own by then.
    fs::remove_dir_all(other.path().join("postzug-data/keys")).expect("removed");
    with_vault_key_of(folder.path(), other.path());
    refused(other.path(), &["restore", &path("damaged.db")]);
    let missing = refused(other.path(), &["restore", &path("none.db")]);
    assert!(missing.contains("there is no database"), "{missing}");
    let left: Vec<_> = fs::read_dir(other.path().join("postzug-data")).expect("files").flatten().collect();
    assert!(left.iter().all(|file| !file.file_name().to_string_lossy().contains("db")), "{left:?}");
    done(other.path(), &["restore", &path("copy.db")]);
    start(other.path()).kill();
}

/// docs/operate/backup.md, to the letter.
#[test]
fn commands_of_manual_work() {
    let manual = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/operate/backup.md"));
    let manual = manual.expect("the manual");
    let blocks: Vec<&str> =
        manual.split("```sh\n").skip(1).map(|rest| rest.split("```").next().expect("a block")).collect();
    let [backup, restore] = blocks[..] else { panic!("other blocks: {blocks:?}") };
    let folder = tempfile::tempdir().expect("a folder");
    let binary = Path::new(env!("CARGO_BIN_EXE_postzug")).parent().expect("a folder").display().to_string();
    let shell = |block: &str| {
        let output = std::process::Command::new("sh")
            .args(["-eu", "-c", block])
            .current_dir(folder.path())
            .env_clear()
            .env("PATH", format!("{binary}:/usr/bin:/bin"))
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        assert!(output.status.success(), "{block}\n{said}");
        said
    };
    let service = start(folder.path());
    let mut outgoing = Outgoing::new(&service.maildir());
    sign_up(&Http::new(service.http), &mut outgoing, "Ann", ANN).expect("Ann signs up");
    shell(backup);
    service.kill();
    assert!(folder.path().join("monday.db.key").exists());
    assert!(shell(restore).contains(" 0 faults"));
    let service = start(folder.path());
    sign_in(&Http::new(service.http), &mut outgoing, ANN);
}

/// A killed process cleans up nothing; a running one is left alone. The numbers of processes begin anew in each container
/// and tell nothing.
#[test]
fn next_copy_removes_killed_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(start(folder.path()));
    done(folder.path(), &["admin", "create", "Ann", ANN]);
    let backup = ["backup", "copy.db", "--with-key"];
    for (arguments, names) in
        [(&backup[..], &["copy.db", "copy.db.key"][..]), (&["export", "all.txt"], &["all.txt"])]
    {
        let at = |name: &str, end: &str| folder.path().join(format!("{name}{end}"));
        let mut held = Vec::new();
        for name in names {
            for end in [".1.part", ".1.part-wal", ".77.part", ".part", ".x.part", ".88.part"] {
                fs::write(at(name, end), "half").expect("a file");
            }
            held.push(fs::File::open(at(name, ".88.part")).expect("a file"));
        }
        held.iter().for_each(|file| file.lock().expect("held"));
        done(folder.path(), arguments);
        for name in names {
            for end in [".1.part", ".1.part-wal", ".77.part"] {
                assert!(!at(name, end).exists(), "{name}{end}");
            }
            for end in [".part", ".x.part", ".88.part"] {
                assert!(at(name, end).exists(), "{name}{end}");
            }
        }
    }
}

#[test]
fn database_moves_there_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let service = start(folder.path());
    let (mut outgoing, ann, ben) = service.players();
    let game = new_game(&ann, &ben, "Ben", "one");
    assert_eq!(play(&ann, game, 0, "e2e4").0, 201);
    let asked = outgoing.take(BEN, "Reply with your move", Some(1)).expect("their turn");
    let said = refused(folder.path(), &["export", "too-early"]);
    assert!(said.contains("another postzug"), "{said}");
    service.kill();
    let said = done(folder.path(), &["export", "all.txt"]);
    assert!(said.contains("2  player") && said.contains("vault.key"), "{said}");
    let file = folder.path().join("all.txt");
    assert_eq!(fs::metadata(&file).expect("the file").permissions().mode() & 0o777, 0o600);
    refused(folder.path(), &["export", "all.txt"]);

    let instance = store::testing::TestInstance::new();
    let other = format!("sqlite:{}", folder.path().join("postzug-data/other.db").display());
    let urls = if instance.is_on_postgres() {
        vec![instance.database_url(), other.clone()]
    } else {
        vec![other.clone()]
    };
    let on = |url: &str, arguments: &[&str]| {
        let environment = [&ENVIRONMENT[..], &[("DATABASE_URL", url)]].concat();
        let output = run(folder.path(), arguments, &environment);
        let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        (output.status.success(), said)
    };
    let store::testing::TestInstance { service: idle, store, .. } = instance;
    drop((idle, store));
    let mut last = "all.txt".to_owned();
    for (number, url) in urls.iter().enumerate() {
        let (success, said) = on(url, &["import", &last]);
        assert!(success && said.contains("1 games") && said.contains("Now start the service"), "{said}");
        let (again, said) = on(url, &["import", &last]);
        assert!(!again && said.contains("not empty"), "{said}");
        last = format!("again-{number}.txt");
        if url.starts_with("postgres") {
            let instance = store::Store::open(url).expect("the database");
            let (success, said) = on(url, &["export", &last]);
            assert!(!success && said.contains("an instance still writes to this database"), "{said}");
            drop(instance);
        }
        assert!(on(url, &["export", &last]).0);
        // The same rows, and the header but for the generation.
        let rows = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
        let without_header = |text: &str| text.split_once('\n').expect("a header").1.to_owned();
        assert_eq!(without_header(&rows("all.txt")), without_header(&rows(&last)));
    }
    // Nothing has changed for anybody: tokens, reply addresses, the game.
    let environment = [&ENVIRONMENT[..], &[("DATABASE_URL", urls.last().expect("a URL").as_str())]].concat();
    let service = Service::start_with(folder.path(), &environment);
    assert_eq!(moves(&ann.at(service.http), game), ["e2e4"]);
    send_mail(service.intake, BEN, &asked.reply_to, "Re", "e7e5\n").expect("taken");
    outgoing.take(ANN, "Reply with your move", Some(2)).expect("her turn");
    service.kill();

    // What was served since is not overtaken by what was exported before.
    let late = format!("sqlite:{}", folder.path().join("postzug-data/late.db").display());
    let (success, said) = on(&late, &["import", "all.txt"]);
    assert!(success && said.contains("postzug restore --here"), "{said}");
    let (success, said) = on(&late, &["serve"]);
    assert!(!success && said.contains("is a backup copy"), "{said}");

    // Nor where that cannot be known: an export kept for a disaster, and the key of the vault.
    let elsewhere = tempfile::tempdir().expect("a folder");
    with_vault_key_of(folder.path(), elsewhere.path());
    let said = done(elsewhere.path(), &["import", file.to_str().expect("a path")]);
    assert!(said.contains("postzug restore --here"), "{said}");
    let said = refused(elsewhere.path(), &["serve"]);
    assert!(said.contains("is a backup copy"), "{said}");

    // An import that was interrupted after its rows is never served.
    let cut = format!("sqlite:{}", folder.path().join("postzug-data/cut.db").display());
    let text = fs::read_to_string(&file).expect("the file");
    fs::write(folder.path().join("cut.txt"), &text[..text.len() / 2]).expect("a file");
    let (success, said) = on(&cut, &["import", "cut.txt"]);
    assert!(!success && said.contains("ends too early"), "{said}");
    assert!(on(&cut, &["import", "all.txt"]).0, "it is as empty as before");
}
