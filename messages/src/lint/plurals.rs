//! Plural forms.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::language::counted_as;

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Tells whether the keys of a selector are those of numbers.
pub(super) fn is_of_numbers(keys: &[String]) -> bool {
    let is_number = |key: &String| key.parse::<f64>().is_ok();
    keys.iter().all(|key| CATEGORIES.contains(&key.as_str()) || is_number(key))
        && keys.iter().any(|key| key != "other")
}

/// Returns the forms that whole numbers have in the language and the selector has not.
pub(super) fn missing(tag: &str, keys: &[String]) -> Vec<&'static str> {
    let has_not = |category: &&str| !keys.iter().any(|key| key == category);
    categories(tag, 0..=200).into_iter().filter(has_not).collect()
}

/// Returns the categories that CLDR has for these numbers in the language; none for a language that it does not know.
/// Romance languages have one more for whole millions, which nothing here counts.
pub(super) fn categories(tag: &str, numbers: impl IntoIterator<Item = i64>) -> Vec<&'static str> {
    let known = |tag: &str| {
        let language: LanguageIdentifier = tag.parse().ok()?;
        PluralRules::create(language, PluralRuleType::CARDINAL).ok()
    };
    let Some(rules) = known(tag).or_else(|| known(tag.split('-').next().unwrap_or_default())) else {
        return Vec::new();
    };
    let category = |number| match rules.select(counted_as(tag, number)) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        _ => "other",
    };
    let found: BTreeSet<_> = numbers.into_iter().map(category).collect();
    let mut forms: Vec<_> = CATEGORIES.into_iter().filter(|form| found.contains(form)).collect();
    // Hebrew had it until CLDR 42.
    if forms.contains(&"two") && !forms.contains(&"few") {
        forms.retain(|form| *form != "many");
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_languages() {
        for (tag, forms) in [
            ("ar", "zero one two few many other"),
            ("cs", "one few other"),
            ("de", "one other"),
            ("es", "one other"),
            ("fr", "one other"),
            ("ha", "one other"),
            ("he", "one two other"),
            ("hi", "one other"),
            ("it", "one other"),
            ("iw", "one two other"),
            ("mk", "one other"),
            ("nl", "one other"),
            ("pl", "one few many"),
            ("pt", "one other"),
            ("ru", "one few many"),
            ("sr", "one few other"),
            ("sr-Latn", "one few other"),
            ("tr", "one other"),
            ("uk", "one few many"),
            ("xx", ""),
        ] {
            assert_eq!(categories(tag, 0..=200).join(" "), forms, "{tag}");
            // Whichever is left out is found, though the file has all the others and the star is on `other`.
            for left_out in forms.split_whitespace().filter(|form| *form != "other") {
                let keys = CATEGORIES.into_iter().filter(|form| *form != left_out);
                let keys: Vec<_> = keys.map(str::to_owned).collect();
                assert_eq!(missing(tag, &keys), [left_out], "{tag}");
            }
        }
    }
}
