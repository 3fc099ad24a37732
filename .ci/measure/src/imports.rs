//! Which file of a crate imports from which, and where they go in circles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use syn::{
    Item, ItemUse, Path as SynPath, UseTree,
    visit::{self, Visit},
};

type Module = Vec<String>;

#[derive(Default)]
struct Contents {
    file: PathBuf,
    children: BTreeSet<String>,
    items: BTreeSet<String>,
    /// Names that it imports, and their paths from the root.
    names: BTreeMap<String, Module>,
    globs: Vec<Module>,
    /// Paths from the root that are used in it.
    used: Vec<Module>,
}

/// The files of a crate and their imports.
pub struct Graph {
    modules: BTreeMap<Module, Contents>,
}

impl Graph {
    /// Reads the crate in this folder, from lib.rs and main.rs.
    pub fn of(source: &Path) -> Self {
        let mut graph = Self { modules: BTreeMap::new() };
        for root in ["lib.rs", "main.rs"] {
            let file = source.join(root);
            if file.exists() {
                graph.read(Vec::new(), &file, source);
            }
        }
        graph
    }

    /// The number of files.
    pub fn files(&self) -> usize {
        self.modules.values().map(|contents| &contents.file).collect::<BTreeSet<_>>().len()
    }

    fn read(&mut self, module: Module, file: &Path, folder: &Path) {
        let Ok(text) = fs::read_to_string(file) else { return };
        let Ok(parsed) = syn::parse_file(&text) else { return };
        let mut contents = Contents { file: file.to_owned(), ..Contents::default() };
        let mut below = Vec::new();
        for item in &parsed.items {
            match item {
                Item::Mod(item) if item.content.is_none() && !is_for_tests(&item.attrs) => {
                    contents.children.insert(item.ident.to_string());
                    below.push(item.ident.to_string());
                }
                Item::Mod(_) => {}
                Item::Use(item) => contents.import(&module, item),
                item => {
                    if let Some(name) = name_of(item) {
                        contents.items.insert(name);
                    }
                    let mut paths = Paths { module: &module, found: Vec::new() };
                    paths.visit_item(item);
                    contents.used.append(&mut paths.found);
                }
            }
        }
        match self.modules.get_mut(&module) {
            Some(before) => {
                before.children.append(&mut contents.children);
                before.items.append(&mut contents.items);
            }
            None => drop(self.modules.insert(module.clone(), contents)),
        }
        for name in below {
            let nested = folder.join(&name);
            let file = [folder.join(format!("{name}.rs")), nested.join("mod.rs")];
            let Some(file) = file.into_iter().find(|file| file.exists()) else { continue };
            let mut child = module.clone();
            child.push(name);
            self.read(child, &file, &nested);
        }
    }

    /// The file that defines what a path names.
    fn resolve(&self, path: &[String], depth: usize) -> Option<&PathBuf> {
        let (mut module, mut rest) = (Vec::new(), path);
        loop {
            let contents = self.modules.get(&module)?;
            let Some((name, further)) = rest.split_first() else { return Some(&contents.file) };
            if contents.children.contains(name) {
                module.push(name.clone());
                rest = further;
                continue;
            }
            if contents.items.contains(name) || depth > 8 {
                return Some(&contents.file);
            }
            if let Some(target) = contents.names.get(name) {
                return self.resolve(&[target, further].concat(), depth + 1);
            }
            return contents.globs.iter().find_map(|target| {
                let found = self.modules.get(target).is_some_and(|contents| contents.items.contains(name));
                found.then(|| self.resolve(&[&target[..], rest].concat(), depth + 1)).flatten()
            });
        }
    }

    /// The sets of files that import each other, the largest first.
    pub fn cycles(&self) -> Vec<Vec<PathBuf>> {
        let mut arrows: BTreeMap<&PathBuf, BTreeSet<&PathBuf>> = BTreeMap::new();
        for contents in self.modules.values() {
            let to = arrows.entry(&contents.file).or_default();
            let named = contents.names.values().chain(&contents.used);
            to.extend(named.filter_map(|path| self.resolve(path, 0)).filter(|file| **file != contents.file));
        }
        // What a module passes on from below it is no import of it.
        for (module, contents) in &self.modules {
            let below: Vec<&PathBuf> = contents
                .children
                .iter()
                .filter_map(|child| self.modules.get(&[&module[..], &[child.clone()]].concat()))
                .map(|child| &child.file)
                .collect();
            let passed = |file: &&PathBuf| below.contains(file) && !contents.uses(self, file);
            if let Some(to) = arrows.get_mut(&contents.file) {
                to.retain(|file| !passed(file));
            }
        }
        let reach = |from: &PathBuf| {
            let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
            while let Some(file) = next.pop() {
                for to in arrows.get(file).into_iter().flatten() {
                    if seen.insert(*to) {
                        next.push(to);
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<&PathBuf, BTreeSet<&PathBuf>> =
            arrows.keys().map(|file| (*file, reach(file))).collect();
        let mut cycles: Vec<Vec<PathBuf>> = Vec::new();
        for file in arrows.keys() {
            if !reached[*file].contains(file) || cycles.iter().flatten().any(|known| known == *file) {
                continue;
            }
            let cycle = reached[*file].iter().filter(|other| reached[**other].contains(*file));
            cycles.push(cycle.map(|file| (*file).clone()).collect());
        }
        cycles.sort_by_key(|cycle| std::cmp::Reverse(cycle.len()));
        cycles
    }
}

impl Contents {
    /// Tells whether it names anything of a file outside its imports.
    fn uses(&self, graph: &Graph, file: &PathBuf) -> bool {
        self.used.iter().any(|path| graph.resolve(path, 0) == Some(file))
    }

    fn import(&mut self, module: &[String], item: &ItemUse) {
        self.tree(module, Vec::new(), &item.tree);
    }

    fn tree(&mut self, module: &[String], mut path: Module, tree: &UseTree) {
        match tree {
            UseTree::Path(next) => {
                path.push(next.ident.to_string());
                self.tree(module, path, &next.tree);
            }
            UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(module, path.clone(), item)),
            UseTree::Name(name) if name.ident == "self" => {
                let Some(last) = path.last().cloned() else { return };
                self.names.extend(absolute(module, &path).map(|path| (last, path)));
            }
            UseTree::Name(name) => {
                path.push(name.ident.to_string());
                self.names.extend(absolute(module, &path).map(|path| (name.ident.to_string(), path)));
            }
            UseTree::Rename(name) => {
                path.push(name.ident.to_string());
                self.names.extend(absolute(module, &path).map(|path| (name.rename.to_string(), path)));
            }
            UseTree::Glob(_) => self.globs.extend(absolute(module, &path)),
        }
    }
}

/// A path from the root of the crate; none for another crate's.
fn absolute(module: &[String], path: &[String]) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" => Some(rest.to_vec()),
        "self" => Some([module, rest].concat()),
        "super" => {
            let (mut above, mut rest) = (module.split_last()?.1, rest);
            while let Some((next, further)) = rest.split_first().filter(|(next, _)| *next == "super") {
                let _super = next;
                (above, rest) = (above.split_last()?.1, further);
            }
            Some([above, rest].concat())
        }
        // A child of the module, or another crate: what is not found is no file of this one.
        _ => Some([module, path].concat()),
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().contains("test"))
    })
}

fn name_of(item: &Item) -> Option<String> {
    Some(match item {
        Item::Const(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Macro(item) => item.ident.as_ref()?.to_string(),
        Item::Static(item) => item.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Trait(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        _ => return None,
    })
}

struct Paths<'a> {
    module: &'a [String],
    found: Vec<Module>,
}

impl Visit<'_> for Paths<'_> {
    fn visit_path(&mut self, path: &SynPath) {
        let segments: Module = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if segments.len() > 1 {
            self.found.extend(absolute(self.module, &segments));
        }
        visit::visit_path(self, path);
    }
}
