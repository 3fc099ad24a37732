//! Replies with one clear move, as people and their mail programs write them.

use domain::notation::Letters;
use mailer::reading::Step;

use super::{chatter::CHATTER, moves, phrases, quoting, read, read_as};

/// Every phrase around a move, by itself.
#[test]
fn clear_moves_are_played() {
    for body in [
        "My move: e5",
        "e5 please",
        "I play e5",
        "Zug: e5",
        "Мой ход: e5",
        "5755 thanks",
        "1. e5",
        "1... e5",
        "1.e5",
        "5755",
        "My move is e5.",
        "Mein Zug ist e5",
        "Je joue e5",
        "Juego e5",
        "Gioco e5",
        "Ik speel e5",
        "Gram e5",
        "Hraji e5",
        "Jogo e5",
        "Я играю e5",
        "Hamlem: e5",
        "Pelaan e5",
        "Jag spelar e5",
        "e5, thank you!",
        "e5 bitte",
        "Hi Anna, e5",
        "Hello Anna\n5755",
        "Hi\n\n5755\n\nBoris",
        "Anna,\n5755\nBoris",
        "Here is my move:\n\ne5\n\nBest regards\nBoris",
        "Thanks for your move\n5755\nBest wishes, Boris",
        "5755\nGalaxy A5",
        "5755\n\nBest regards\nBoris\n1213 Geneva",
        "5755\n\nViele Grüße\nBoris\nHauptstr. 5, 1716 Bern\nTel. +41 26 1716 4745",
        "5755\n\nBoris\nElo 1847",
        "5755\n\nRating 1716",
        "5755\nIBAN CH12 1716 4745 2836 1415 1",
        "5755 and good luck",
        "**5755**",
        "e5!",
        "e5 (=)\n",
    ] {
        let understood = read(body);
        assert_eq!(moves(&understood).len(), 1, "{body}\n{understood:#?}");
    }
    assert!(read("5755 and good luck").unsent_words);
    assert!(!read("5755 thanks").unsent_words);
    // Above an introduction, without a blank line.
    for introduction in [
        "On Mon, Jan 5, 2026 at 11:00 AM Anna <play@play.example.org> wrote:",
        "On Mon, Jan 5, 2026 at 11:00 AM Anna via Club <play@play.example.org>\nwrote:",
        "Am 05.01.26 um 11:00 schrieb Anna:",
        "Le lun. 5 janv. 2026 à 11:00, Anna <play@play.example.org> a écrit :",
        "El lun, 5 ene 2026 a las 11:00, Anna (<play@play.example.org>)\nescribió:",
        "5 января 2026 г., 11:00 пользователь Anna <play@play.example.org>\nнаписал:",
        "2026年1月5日(月) 11:00 Anna <play@play.example.org>:",
    ] {
        for answer in ["5755", "e5", "5755 thanks"] {
            let body = format!("{answer}\n{introduction}\n> Anna played 1. 5254\n");
            let understood = read(&body);
            assert_eq!(moves(&understood).len(), 1, "{body}\n{understood:#?}");
        }
    }
}

/// A small generator; its seed is printed.
pub(super) struct Random(u64);

impl Random {
    /// Makes dice from the variable SEED, or always the same.
    pub(super) fn seeded() -> (u64, Self) {
        let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(16);
        (seed, Self(seed))
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    pub(super) fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

/// One move of Black's in many notations.
const MOVES: &[&[&str]] = &[
    &[
        "5755",
        "e5",
        "e7e5",
        "e7-e5",
        "1... e5",
        "1...e5",
        "1. e5",
        "1. ... e5",
        "1... 5755",
        "57-55",
        "E5",
        "e5!",
        "1 5755",
    ],
    &["7866", "Nf6", "Ng8-f6", "g8f6", "1... Nf6", "1. Nf6", "\u{265e}f6", "1. 7866", "Nf6."],
    &["4745", "d5", "d7d5", "d7-d5", "1... d5", "1...d5!", "4745."],
];

const AROUND: &str = "
    {} | {} | {} | {} | {} | {} | My move: {} | {} please | I play {} | {} thanks | Zug: {} |
    Mein Zug: {} | Ich spiele {} | Je joue {} | Mon coup : {} | Juego {} | Mi jugada: {} | Gioco {} |
    La mia mossa: {} | Ik speel {} | Mijn zet: {} | Мой ход: {} | Я играю {} | Мій хід: {} |
    Mój ruch: {} | Gram {} | Hraji {} | Můj tah: {} | O meu lance: {} | Mitt drag: {} | Mit træk: {} |
    Siirtoni: {} | Hamlem: {} | {}, thank you | {} bitte | My answer: {} | {} and good luck |
    Hi Anna, {} | move {} | I'll play {} | I will play {} | Meine Antwort: {} | Ich antworte mit {} |
    Mijn antwoord is {} | Мой ответ: {} | {} regards | {}, best regards, Boris | {} - Boris |
    next move: {}";

const ABOVE: &[&str] = &[
    "",
    "",
    "",
    "",
    "Hi Anna,\n\n",
    "Hi Anna\n",
    "Hello,\n",
    "Dear Anna,\n\n",
    "Hallo Anna,\n\n",
    "Guten Tag Anna\n\n",
    "Bonjour Anna,\n",
    "Hola,\n\n",
    "Ciao Anna\n",
    "Привет, Anna!\n\n",
    "Thanks for your move.\n\n",
    "Thank you for the quick reply!\n",
    "Nice opening.\n\n",
    "Sorry for the delay, I was on a trip.\n\n",
    "Here is my move:\n",
    "Hej Anna\n",
    "Dzień dobry,\n\n",
    "Danke für den Zug\n",
];

const BELOW: &[&str] = &[
    "",
    "",
    "",
    "",
    "\n\nBoris",
    "\nBoris",
    "\n\nBest regards\nBoris",
    "\n\nBest regards,\nBoris Example",
    "\n\nViele Grüße\nBoris",
    "\n\nMfG\nBoris",
    "\n\nCordialement,\nBoris",
    "\n\nSaludos\nBoris",
    "\n\nС уважением,\nБорис",
    "\n\nPozdrawiam\nBoris",
    "\n\nThanks, have a nice day!",
    "\n\nGood luck!",
    "\n\nEnjoy the weekend.\n\nBoris",
    "\n\nSent from my iPhone",
    "\n\nSent from my Galaxy A5",
    "\n\nGalaxy A5",
    "\n\nGesendet von meinem Samsung Galaxy A5",
    "\n\n-- \nBoris\n1213 Geneva",
    "\n\n-- \nd5 d4 chess club",
    "\n\nBest regards\nBoris\nRue du Lac 5\n1213 Geneva",
    "\n\nBoris\nElo 1847",
    "\n\nBoris\nTel. +41 22 735 1213",
    "\n\nBoris\n+49 2836 4745 17",
    "\n\nBoris\nIBAN CH12 1716 4745 2836 1415 1",
    "\n\nKind regards\nBoris\nRoom B5",
    "\n\nBoris (DWZ 1716)",
    "\n\nNo hurry with your answer.",
    "\n\nHow is the weather in Bern?",
    "\nHave fun",
];

/// The share of replies with one clear move that are asked about: at most 1 in 100; no other move is ever played.
#[test]
fn few_clear_moves_are_questioned() {
    let mails = std::env::var("MAILS").ok().and_then(|mails| mails.parse().ok()).unwrap_or(4_000);
    let (seed, mut random) = Random::seeded();
    let (around, chatter) = (phrases(AROUND), phrases(CHATTER));
    let (mut asked, mut wrong) = (Vec::new(), Vec::new());
    for _ in 0..mails {
        let notations = MOVES[random.below(MOVES.len())];
        let written = random.one(notations);
        let mut text = random.one(&around).replace("{}", written);
        if random.below(4) == 0 {
            text = format!("{}{text}{}", random.one(ABOVE), random.one(BELOW));
        } else if random.below(2) == 0 {
            text = format!("{text}{}", random.one(BELOW));
        } else {
            text = format!("{}{text}", random.one(ABOVE));
        }
        match random.below(6) {
            0 => text = format!("{}\n\n{text}", random.one(&chatter)),
            1 => text = format!("{text}\n\n{}", random.one(&chatter)),
            _ => {}
        }
        let body = quoting(&text, random.below(4));
        let understood = read(&body);
        let expected = super::context(Letters::English).position.unwrap();
        let clean = |text: &str| {
            domain::notation::read(text, &expected, Letters::English).map(|m| expected.uci(m)).ok()
        };
        match understood.steps.as_slice() {
            [Step::Move { text: played, .. }] if clean(played) == clean(notations[0]) => {}
            [] => asked.push((text, understood.question)),
            _ => wrong.push(body),
        }
    }
    let share = asked.len() as f64 * 100.0 / mails as f64;
    println!(
        "seed {seed}: {mails} replies with one clear move, {} asked about ({share:.2} %), {} wrong",
        asked.len(),
        wrong.len()
    );
    asked.sort_by(|a, b| a.0.cmp(&b.0));
    let shown: Vec<_> = asked.iter().take(80).collect();
    assert!(wrong.is_empty(), "{:?}", wrong.first());
    assert!(share <= 1.0, "{share:.2} %: {shown:#?}");
}

/// A letter in the player's own language is no doubt.
#[test]
fn own_letters_are_read_in_phrases() {
    for (body, letters) in [
        ("Mein Zug: Sf6", Letters::German),
        ("Je joue Cf6", Letters::French),
        ("Gram Sf6", Letters::Polish),
        ("Мой ход: Кf6", Letters::Russian),
    ] {
        let understood = read_as(body, letters);
        assert_eq!(moves(&understood).len(), 1, "{body}\n{understood:#?}");
    }
}
