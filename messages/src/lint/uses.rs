//! The names that a pattern of a Fluent file uses. The build script reads it, too.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};

/// The names in a pattern.
#[derive(Default)]
pub(crate) struct Uses {
    /// Its variables, without `$`.
    pub(crate) variables: BTreeSet<String>,
    /// The messages, attributes (`id.name`) and terms (`-id`) that it contains.
    pub(crate) contained: BTreeSet<String>,
    /// Its selectors on variables: the variable, and the keys.
    pub(crate) selectors: Vec<(String, Vec<String>)>,
    /// The parameters of its terms: term, parameter, value.
    pub(crate) parameters: Vec<(String, String, String)>,
}

/// Returns every message, attribute and term of a file with what it names, in order.
pub(crate) fn entries(resource: &Resource<&str>) -> Vec<(String, Uses)> {
    let mut all = Vec::new();
    for entry in &resource.body {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let attributes =
            attributes.iter().map(|attribute| (format!("{name}.{}", attribute.id.name), &attribute.value));
        for (id, pattern) in value.map(|value| (name.clone(), value)).into_iter().chain(attributes) {
            let mut uses = Uses::default();
            uses.pattern(pattern);
            all.push((id, uses));
        }
    }
    all
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let Some(variable) = variable(selector) {
                    let key = |key: &VariantKey<&str>| match key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    };
                    let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                    self.selectors.push((variable.to_owned(), keys));
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute =
                    attribute.as_ref().map_or_else(String::new, |attribute| format!(".{}", attribute.name));
                self.contained.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                let term = format!("-{}", id.name);
                if let Some(arguments) = arguments {
                    self.called(arguments);
                    for argument in &arguments.named {
                        if let InlineExpression::StringLiteral { value } = argument.value {
                            let parameter = argument.name.name.to_owned();
                            self.parameters.push((term.clone(), parameter, value.to_owned()));
                        }
                    }
                }
                self.contained.insert(term);
            }
            InlineExpression::FunctionReference { arguments, .. } => self.called(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn called(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The variable that a selector is about: `$n`, or `NUMBER($n)`.
fn variable<'a>(selector: &InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().and_then(variable)
        }
        _ => None,
    }
}
