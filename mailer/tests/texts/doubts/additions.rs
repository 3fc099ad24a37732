//! Additions to mails of the corpus.

use mailer::reading::{MailCommand, Step};

use super::phrases;

/// The kind of an addition, which says where it is put.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Kind {
    /// A sentence that says that a move is not to be played.
    Negation,
    /// Words that take back what was written.
    Retraction,
    /// Another game's number.
    OtherGame,
    /// A signature that looks like a move.
    Signature,
    /// A sentence that a number ends.
    Sentence,
}

impl Kind {
    pub(super) fn asks(self) -> bool {
        matches!(self, Self::Retraction | Self::OtherGame)
    }
}

const NEGATIONS: &str = "
    Do not play d5 | Not Nf6 yet, still thinking | Ann, d5 lover | Never d5! |
    I don't want to play 4745. | Spiele nicht d5 | Noch nicht Sf6, ich überlege noch | Ne joue pas d5 |
    Pas encore Cf6, je réfléchis | No juegues d5 | Todavía no Cf6 | Non giocare d5 | Niet d5 spelen |
    Nie graj d5 | Nehraj d5 | Não jogue d5 | Не играйте d5 | Не грайте d5 | Spela inte d5 |
    Spil ikke d5 | Älä pelaa d5 | Ne játszd d5 | Nu juca d5 | d5 oynama | Μην παίξεις d5";

const RETRACTIONS: &str = "
    Oops, wrong game! | Wait! Don't play it. | Please ignore this. |
    Sorry, that was meant for another game. | That was for my other game, sorry |
    Das war für die andere Partie. | C'était pour l'autre partie, désolé | Era para la otra partida. |
    No, not this move! | Never mind, I need to think | Ups, falsche Partie! | Bitte nicht ausführen! |
    Halt, das war ein Versehen | Oups, mauvaise partie ! | Attendez, ne jouez pas ce coup. |
    ¡Espera, partida equivocada! | Olvídalo, me equivoqué | Scusa, partita sbagliata! |
    Aspetta, annulla la mossa | Oeps, verkeerde partij! | Wacht even, niet spelen |
    Zła partia, przepraszam | Czekaj, pomyłka! | Špatná partie, omlouvám se | Počkej, to byl omyl |
    Zlá partia, prepáčte | Desculpe, partida errada! | Esqueça, foi por engano | Ой, не та партия! |
    Подождите, не играйте это | Ой, не та партія! | Зачекайте, це помилка | Ojdå, fel parti! |
    Vänta, spela inte det | Ups, forkert parti! | Vent, spill ikke dette | Väärä peli, anteeksi! |
    Vale partii, vabandust! | Nepareizā partija! | Ne ta partija! | Bocsánat, rossz játszma! |
    Partida greșită, scuze! | Kriva partija, ispričavam se | Napačna partija! | Погрешна партија! |
    Грешна партия! | Λάθος παρτίδα! | Pardon, yanlış oyun! | Röng skák, fyrirgefðu!";

const OTHER_GAMES: &str = "
    Re G99 | G99: | game 99 | [G99] | Partie 99 | For game no. 99 | partida 99 | партия 99 | Game #77";

const SIGNATURES: &[&str] = &[
    "-- \nBoris\n1716",
    "-- \nd5",
    "-- \nBoris Example\nRue du Lac 5\n1213 Geneva\n+41 22 735 1213\nElo 1847",
    "-- \nBoris\n____________\n4745\nNf6",
];

const SENTENCES: &[&str] =
    &["Your code is\n4745", "The number of my house is:\n1716", "I live at the corner of\nd5"];

/// Everything that is added.
pub(super) fn all() -> impl Iterator<Item = (&'static str, Kind)> {
    let each = |texts: &'static [&'static str], kind| texts.iter().map(move |&text| (text, kind));
    let all = |texts, kind| phrases(texts).into_iter().map(move |text| (text, kind));
    all(NEGATIONS, Kind::Negation)
        .chain(all(RETRACTIONS, Kind::Retraction))
        .chain(all(OTHER_GAMES, Kind::OtherGame))
        .chain(each(SIGNATURES, Kind::Signature))
        .chain(each(SENTENCES, Kind::Sentence))
}

/// The lines before which an addition is written. They are around the text of the sender, from `first` to `end`, and at the
/// end of the mail.
pub(super) fn places(kind: Kind, first: usize, end: usize, lines: usize) -> Vec<usize> {
    match kind {
        Kind::Signature => vec![end, lines],
        Kind::Retraction | Kind::OtherGame => vec![first, end],
        Kind::Negation | Kind::Sentence => vec![first, end, lines],
    }
}

/// Tells whether a step holds a text for somebody, which goes on to the end of the mail.
pub(super) fn has_text(step: &Step) -> bool {
    match step {
        Step::Move { message, conditions, .. } => message.is_some() || !conditions.is_empty(),
        Step::Do(command) => matches!(command, MailCommand::Say(_)),
        Step::Mistake { .. } => false,
    }
}
