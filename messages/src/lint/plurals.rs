//! Plural forms.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Tells whether the keys of a selector are those of numbers.
pub(super) fn is_of_numbers(keys: &[String]) -> bool {
    let is_number = |key: &String| key.parse::<f64>().is_ok();
    keys.iter().all(|key| CATEGORIES.contains(&key.as_str()) || is_number(key))
        && keys.iter().any(|key| key != "other")
}

/// Returns the forms that whole numbers have in the language and the selector has not. The default stands for one of
/// them.
pub(super) fn missing(tag: &str, keys: &[String], default: &str) -> Vec<&'static str> {
    let needed = categories(tag);
    let mut missing: Vec<_> =
        needed.iter().copied().filter(|category| !keys.iter().any(|key| key == category)).collect();
    if missing.len() == 1 && !needed.contains(&default) {
        missing.clear();
    }
    missing
}

/// Returns the categories that CLDR has for whole numbers in the language; none for a language that it does not know.
fn categories(tag: &str) -> Vec<&'static str> {
    let known = |tag: &str| {
        let language: LanguageIdentifier = tag.parse().ok()?;
        PluralRules::create(language, PluralRuleType::CARDINAL).ok()
    };
    let Some(rules) = known(tag).or_else(|| known(tag.split('-').next().unwrap_or_default())) else {
        return Vec::new();
    };
    let has = |wanted: &&str| {
        (0..=200_u32).any(|number| {
            let category = match rules.select(number) {
                Ok(PluralCategory::ZERO) => "zero",
                Ok(PluralCategory::ONE) => "one",
                Ok(PluralCategory::TWO) => "two",
                Ok(PluralCategory::FEW) => "few",
                Ok(PluralCategory::MANY) => "many",
                _ => "other",
            };
            category == *wanted
        })
    };
    let mut forms: Vec<_> = CATEGORIES.into_iter().filter(has).collect();
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
        for (tag, keys, default, expected) in [
            ("uk", vec!["one", "other"], "other", vec!["few", "many"]),
            ("uk", vec!["one", "few", "other"], "other", vec![]),
            ("uk", vec!["one", "few", "many"], "many", vec![]),
            ("cs", vec!["one", "other"], "other", vec!["few"]),
            ("de", vec!["one", "other"], "other", vec![]),
            ("sr-Latn", vec!["one", "other"], "other", vec!["few"]),
            ("ar", vec!["zero", "one", "two", "other"], "other", vec!["few", "many"]),
            ("iw", vec!["one", "two", "other"], "other", vec![]),
            ("xx", vec!["one", "other"], "other", vec![]),
        ] {
            let keys: Vec<_> = keys.into_iter().map(str::to_owned).collect();
            assert_eq!(missing(tag, &keys, default), expected, "{tag} {keys:?}");
        }
    }
}
