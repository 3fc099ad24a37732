//! The ways to begin a command.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Language, MESSAGES,
    ways::{Kind, VALUES, fold, written},
};

/// The words that are looked for at one place of a line.
const PLACES: [&[Kind]; 2] = [&[Kind::Word, Kind::Term], &[Kind::Piece]];

/// Returns the commands of a file that begin as another one does, in the file or in English, which is always read.
pub(super) fn clashes(language: &'static Language, ids: &BTreeSet<&str>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut begun = ways(Language::english());
    let mut own = BTreeMap::new();
    for (way, id) in ways(language) {
        if let Some(other) = own.insert(way.clone(), id).filter(|other| *other != id) {
            found.push((id.to_owned(), format!("\"{way}\" begins {other} too")));
        }
    }
    begun.retain(|(way, id)| own.get(way).is_some_and(|own| own != id));
    for (way, id) in begun {
        if let Some(own) = own.get(&way).filter(|own| ids.contains(*own)) {
            found.push(((*own).to_owned(), format!("\"{way}\" begins {id} in English")));
        }
    }
    for kind in VALUES {
        let mut values = BTreeMap::new();
        for (way, id) in ways_of(language, kind) {
            if let Some(other) = values.insert(way.clone(), id).filter(|other| *other != id) {
                found.push((id.to_owned(), format!("\"{way}\" is {other} too")));
            }
        }
    }
    // "Si" alone agrees in Spanish; before a move it is "if".
    let is_own =
        |(way, id): &(String, &str)| own.get(way).is_some_and(|own| own != id && *own != "command-if");
    for (way, id) in ["word-yes", "word-no"].into_iter().flat_map(|id| ways_of(language, id)).filter(is_own) {
        found.push((id.to_owned(), format!("\"{way}\" begins {} too", own[&way])));
    }
    for place in PLACES {
        let mut words = BTreeMap::new();
        let is_here = |id: &str| ids.contains(id) && Kind::of(id).is_some_and(|kind| place.contains(&kind));
        for (way, id) in ways_of(language, "word-").into_iter().filter(|(_, id)| is_here(id)) {
            if let Some(other) = words.insert(way.clone(), id).filter(|other| *other != id) {
                found.push((id.to_owned(), format!("\"{way}\" is {other} too")));
            }
        }
    }
    found
}

/// Returns every way to begin a command that the file of a language has, as it is compared.
fn ways(language: &Language) -> Vec<(String, &'static str)> {
    ways_of(language, "command-")
}

/// Returns every way to write the messages whose ids begin so.
fn ways_of(language: &Language, begin: &str) -> Vec<(String, &'static str)> {
    let ids = MESSAGES.iter().map(|(id, _)| *id).filter(|id| id.starts_with(begin) && !id.contains('.'));
    ids.flat_map(|id| written(language, id).into_iter().map(move |way| (folded(&way), id))).collect()
}

fn folded(way: &str) -> String {
    fold(way).split_whitespace().collect::<Vec<_>>().join(" ")
}
