//! The imports between the files of a crate, and their cycles.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};
use syn::{
    Item, ItemUse, Macro, Path as SynPath, UseTree, VisRestricted, Visibility,
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
    /// Those of its names that other modules find in it.
    passed: BTreeSet<String>,
    globs: Vec<Module>,
    /// Paths from the root that are used in it.
    used: Vec<Module>,
    /// Names that are used in it without a path.
    short: BTreeSet<String>,
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
                Item::Use(item) if is_for_tests(&item.attrs) => {}
                Item::Use(item) => contents.import(&module, item),
                item => {
                    if let Some(name) = name_of(item) {
                        contents.items.insert(name);
                    }
                    let mut paths = Paths { module: &module, found: Vec::new(), short: BTreeSet::new() };
                    paths.visit_item(item);
                    contents.used.append(&mut paths.found);
                    contents.short.append(&mut paths.short);
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
            if contents.items.contains(name) {
                return Some(&contents.file);
            }
            if depth > 8 {
                return None;
            }
            if let Some(target) = contents.names.get(name) {
                return self.resolve(&[target, further].concat(), depth + 1);
            }
            return contents
                .globs
                .iter()
                .find_map(|target| self.resolve(&[&target[..], rest].concat(), depth + 1));
        }
    }

    /// The file that defines a name which a module uses without a path; none for a module, which no expression is.
    fn short(&self, module: &[String], name: &String) -> Option<&PathBuf> {
        let contents = self.modules.get(module)?;
        let path = [module, &[name.clone()]].concat();
        let target = contents.names.get(name).unwrap_or(&path);
        if contents.children.contains(name) || self.modules.contains_key(target) {
            return None;
        }
        self.resolve(&path, 0)
    }

    /// The files that each file imports from.
    pub fn arrows(&self) -> BTreeMap<&PathBuf, BTreeSet<&PathBuf>> {
        let mut arrows: BTreeMap<&PathBuf, BTreeSet<&PathBuf>> = BTreeMap::new();
        for (module, contents) in &self.modules {
            // A name passed on from below is no import, unless the module uses it itself.
            let passed =
                |name: &String, path: &Module| contents.passed.contains(name) && path.starts_with(module);
            let imported = contents.names.iter().filter(|(name, path)| !passed(name, path));
            let named =
                imported.map(|(_, path)| path).chain(&contents.used).filter_map(|path| self.resolve(path, 0));
            let short = contents.short.iter().filter_map(|name| self.short(module, name));
            let to = arrows.entry(&contents.file).or_default();
            to.extend(named.chain(short).filter(|file| **file != contents.file));
        }
        arrows
    }

    /// The imports against this order of folders and files beside lib.rs, the lowest first. Commas separate those of one
    /// layer, which do not import each other. A folder that is not listed is a fault too.
    pub fn against(&self, source: &Path, layers: &[String]) -> Vec<String> {
        let folder = |file: &Path| {
            let mut parts = file.strip_prefix(source).ok()?.components();
            let first = parts.next()?.as_os_str().to_str()?.to_owned();
            (first != "lib.rs").then(|| first.trim_end_matches(".rs").to_owned())
        };
        let place =
            |folder: &String| layers.iter().position(|layer| layer.split(',').any(|name| name == folder));
        let mut faults = Vec::new();
        for (from, targets) in self.arrows() {
            let Some(own) = folder(from) else { continue };
            for to in targets {
                let Some(other) = folder(to).filter(|other| *other != own) else { continue };
                if place(&other).is_none() || place(&other) >= place(&own) {
                    faults.push(format!("{} imports {}", from.display(), to.display()));
                }
            }
        }
        faults
    }

    /// The sets of files that import each other, the largest first.
    pub fn cycles(&self) -> Vec<Vec<PathBuf>> {
        let arrows = self.arrows();
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
    fn import(&mut self, module: &[String], item: &ItemUse) {
        let mut imports = Contents::default();
        imports.tree(module, Vec::new(), &item.tree);
        if !matches!(item.vis, Visibility::Inherited) {
            self.passed.extend(imports.names.keys().cloned());
        }
        self.names.append(&mut imports.names);
        self.globs.append(&mut imports.globs);
    }

    fn tree(&mut self, module: &[String], mut path: Module, tree: &UseTree) {
        match tree {
            UseTree::Path(next) => {
                path.push(next.ident.to_string());
                self.tree(module, path, &next.tree);
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|item| self.tree(module, path.clone(), item))
            }
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
    short: BTreeSet<String>,
}

impl Paths<'_> {
    fn take(&mut self, segments: Module) {
        if let [name] = &segments[..] {
            self.short.insert(name.clone());
        } else {
            self.found.extend(absolute(self.module, &segments));
        }
    }

    /// Takes the paths of a macro's arguments, which are not parsed.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path = Module::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) => {
                    if colons != 2 && !path.is_empty() {
                        self.take(std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                other => {
                    if !path.is_empty() {
                        self.take(std::mem::take(&mut path));
                    }
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.tokens(group.stream());
                    }
                }
            }
        }
        if !path.is_empty() {
            self.take(path);
        }
    }
}

impl Visit<'_> for Paths<'_> {
    fn visit_path(&mut self, path: &SynPath) {
        self.take(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &Macro) {
        self.tokens(item.tokens.clone());
        visit::visit_macro(self, item);
    }

    // `pub(in path)` is no import.
    fn visit_vis_restricted(&mut self, _: &VisRestricted) {}
}
