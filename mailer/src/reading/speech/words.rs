//! The words of prose around a move, from the files of all languages.

use messages::id;

use crate::reading::phrases::{Words, phrases_of, words, words_of};

/// Phrases that take back the text beside them, anywhere in a line.
pub(super) static TAKES_BACK: Words = Words::new(|| phrases_of(id!("reading-takes-back")));

/// The same in a short line only: in a longer one they are said of anything.
pub(super) static TAKES_BACK_SHORTLY: Words = Words::new(|| phrases_of(id!("reading-takes-back-short")));

/// Clauses that take back what stands beside them: "Sorry, other game", not "I lost another game".
pub(super) static CLAUSES_TAKING_BACK: Words = Words::new(|| phrases_of(id!("reading-takes-back-clauses")));

/// Words that take back what stands beside them where they begin a clause: "Wait! Don't", not "sorry for the wait".
pub(super) static BEGINS_TAKING_BACK: Words = Words::new(|| phrases_of(id!("reading-takes-back-first")));

/// Words before those.
pub(super) static SIGHS: Words = Words::new(|| words_of(id!("reading-sighs")));

/// "No!", "Nein, ...": a clause of its own, which takes back what stands beside it.
pub(super) static NO: Words = Words::new(|| words_of(id!("reading-no")));

/// "Yes." It acts, so it is read in English alone: "tak" agrees in Polish and thanks in Danish.
pub(super) static YES: Words = Words::new(|| words("yes y yep yeah ok okay confirm confirmed correct right"));

/// "No" to a question, in English alone.
pub(super) static REFUSES: Words = Words::new(|| words("no nope not"));

/// Words for a game, before its number.
pub(super) static GAME: Words = Words::new(|| words_of(id!("reading-game")));

/// Words between these two.
pub(super) static NUMBERED: Words = Words::new(|| words_of(id!("reading-numbered")));

/// Words before the subject of a reply.
pub(super) static SUBJECTS: Words = Words::new(|| words_of(id!("reading-subjects")));

/// A greeting or thanks: the line is complete with or without its full stop.
pub(super) static GREETS: Words = Words::new(|| words_of(id!("reading-greetings")));

/// A closing: what stands below it is the sender's name and address.
pub(super) static CLOSES: Words = Words::new(|| words_of(id!("reading-closings")));

/// Words that say that a move is the sender's.
pub(super) static ANNOUNCES: Words = Words::new(|| words_of(id!("reading-announces")));

/// Words that may stand beside those.
pub(super) static BESIDE: Words = Words::new(|| words_of(id!("reading-beside")));

/// Courtesies to the reader: they ask for no answer.
pub(super) static COURTESIES: Words = Words::new(|| words_of(id!("reading-courtesies")));

/// Good wishes, which are for the opponent.
pub(super) static WISHES: Words = Words::new(|| words_of(id!("reading-wishes")));

/// Words that a sentence does not end with.
pub(super) static OPEN: Words = Words::new(|| words_of(id!("reading-open")));

/// Words below a move that go on from it: "d4 / is what Fischer played".
pub(super) static GOES_ON: Words = Words::new(|| words_of(id!("reading-goes-on")));

/// Words of the same line as a number or a square that is no move: places, devices, ratings.
pub(super) static NUMBERS: Words = Words::new(|| {
    // Names of firms, devices, federations and currencies belong to no language.
    let names = words(
        "galaxy iphone ipad pixel redmi xiaomi huawei nokia moto motorola xperia sony oneplus oppo realme samsung lg htc elo
        dwz fide iccf uscf fqe ecf nwz gsm iban bic din eur usd chf gbp",
    );
    names.union(&words_of(id!("reading-numbers"))).copied().collect()
});
