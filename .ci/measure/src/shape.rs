//! Sizes of files, functions, matches and types, and the words of comments.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use syn::{
    ExprMatch, ImplItem, ImplItemFn, ItemFn, ItemImpl, Type,
    spanned::Spanned as _,
    visit::{self, Visit},
};

const WH: [&str; 12] =
    ["what", "who", "whom", "whose", "whether", "how", "which", "when", "where", "why", "that", "whoever"];

/// Measurements over some files.
#[derive(Default)]
pub struct Shape {
    pub lines: usize,
    pub long_files: Vec<(String, usize)>,
    pub long_functions: Vec<(String, usize)>,
    pub longest_match: (usize, String),
    methods: BTreeMap<String, usize>,
    pub blocks: usize,
    wh: usize,
    pub pronouns: usize,
    file: String,
    is_test: bool,
}

impl Shape {
    /// Measures these files.
    pub fn of(files: &[PathBuf], root: &Path) -> Self {
        let mut shape = Self::default();
        for path in files {
            let Ok(text) = fs::read_to_string(path) else { continue };
            shape.file = path.strip_prefix(root).unwrap_or(path).display().to_string();
            shape.is_test = crate::is_test(path);
            let lines = text.lines().count();
            shape.lines += lines;
            if lines > 400 {
                shape.long_files.push((shape.file.clone(), lines));
            }
            shape.comments(&text);
            if let Ok(file) = syn::parse_file(&text) {
                shape.visit_file(&file);
            }
        }
        shape.long_files.sort_by_key(|(_, lines)| std::cmp::Reverse(*lines));
        shape
    }

    /// The share of doc blocks that open with a wh-word, in percent.
    pub fn wh(&self) -> f64 {
        100.0 * self.wh as f64 / self.blocks.max(1) as f64
    }

    /// The type of a crate with most methods.
    pub fn most_methods(&self, of: &str) -> (usize, String) {
        let types = self.methods.iter().filter(|(name, _)| name.starts_with(of));
        types.map(|(name, count)| (*count, name.clone())).max().unwrap_or_default()
    }

    fn comments(&mut self, text: &str) {
        let mut in_block = false;
        for line in text.lines() {
            let line = line.trim_start();
            let doc = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
            if let (Some(doc), false) = (doc, in_block) {
                self.blocks += 1;
                let first = doc.trim().split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
                self.wh += usize::from(WH.contains(&first.to_lowercase().as_str()));
            }
            in_block = doc.is_some();
            let prose = line.split_once("//").map_or("", |(_, comment)| comment);
            // Tests write as people do.
            let quoted = if self.is_test { String::new() } else { crate::words::quoted(line) };
            let words = format!("{prose} {quoted}");
            let pronoun = |word: &&str| matches!(*word, "he" | "his" | "him" | "himself" | "He" | "His");
            self.pronouns += words.split(|c: char| !c.is_alphabetic()).filter(pronoun).count();
        }
    }

    fn function(&mut self, name: &str, span: proc_macro2::Span) {
        let lines = span.end().line - span.start().line + 1;
        if lines > 80 {
            self.long_functions.push((format!("{}: {name}", self.file), lines));
        }
    }
}

impl Visit<'_> for Shape {
    fn visit_item_fn(&mut self, item: &ItemFn) {
        self.function(&item.sig.ident.to_string(), item.span());
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &ImplItemFn) {
        self.function(&item.sig.ident.to_string(), item.span());
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_item_impl(&mut self, item: &ItemImpl) {
        if let (None, Type::Path(of)) = (&item.trait_, &*item.self_ty)
            && let Some(name) = of.path.segments.last()
        {
            let methods = item.items.iter().filter(|item| matches!(item, ImplItem::Fn(_))).count();
            let place = self.file.split('/').next().unwrap_or_default();
            *self.methods.entry(format!("{place}::{}", name.ident)).or_default() += methods;
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_expr_match(&mut self, item: &ExprMatch) {
        let arms = item.arms.len();
        if arms > self.longest_match.0 {
            self.longest_match = (arms, format!("{}:{}", self.file, item.span().start().line));
        }
        visit::visit_expr_match(self, item);
    }
}
