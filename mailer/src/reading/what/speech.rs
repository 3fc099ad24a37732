//! The meaning of the prose around a move: it announces the move, greets, takes the move back or names another game.
//! Words of every language whose piece letters are read. A language is never guessed: the tables are used together.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use domain::{
    GameId,
    notation::{Letters, begins_condition},
};

use crate::reading::{grammar::command, sealing::holds_move};

/// A table of words.
type Words = LazyLock<HashSet<&'static str>>;

fn words(text: &'static str) -> HashSet<&'static str> {
    text.split_whitespace().collect()
}

fn phrases(text: &'static str) -> HashSet<&'static str> {
    text.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()).collect()
}

/// Phrases that take back what stands beside them, wherever they stand in a line.
static TAKES_BACK: Words = Words::new(|| {
    phrases("
    don't execute, don't carry out, don't process, don't accept, don't count, don't record, don't submit, don't make,
    do not execute, do not carry out, do not process, do not accept, do not count, do not record, do not submit,
    do not make, on second thought, on second thoughts, wrong window, ångrat, ångrat mig, wrong game, wrong move,
    wrong board, wrong mail, wrong email, wrong message, wrong address, don't play, dont play, do not play,
    don't move, don't send, do not send, not play, don't use, not this, not that, not my move, no move, ignore this,
    ignore that, ignore it, ignore my, ignore the, please ignore, disregard, take back, take it back, took back,
    taking back, take that back, retract, withdraw my move, cancel my, cancel that, cancel this, cancel it,
    changed my mind, change my mind, my mistake, by mistake, mistakenly, by accident, typo, i meant, still thinking,
    let me think, need to think, thinking about it, never mind, nevermind, forget it, forget that, forget this,
    scratch that, i take it, not meant, wasn't meant, correction, draft only, just a draft, undo, meant for,
    mouse slip, falsche partie, falscher zug, falschen zug, falsches spiel, falsche mail, falsches brett,
    nicht spielen, nicht ausführen, nicht ziehen, spiele nicht, spiel nicht, ziehe nicht, nicht dieser, nicht diesen,
    nicht werten, ignorieren, ignoriere, zurücknehmen, nehme zurück, ich nehme den zug, vergiss, vergiss es,
    vergessen sie, verschrieben, vertippt, irrtum, versehen, versehentlich, überlege noch, denke noch, bitte warten,
    warte bitte, ich meinte, korrektur, doch lieber, lieber doch, zug ist ungültig, gilt nicht, ungültig, doch nicht,
    mauvaise partie, mauvais coup, mauvais message, ne jouez pas, ne joue pas, ne pas jouer, pas ce coup, ignorez,
    ignorer, ignore ce, je reprends, reprendre, annuler, annulez, annule, oubliez, oublie, attendez, je voulais dire,
    je réfléchis, réfléchis encore, changé d'avis, trompé, trompée, me suis trompé, partida equivocada,
    jugada equivocada, me equivoqué, me he equivocado, equivocado, equivocada, no juegue, no juegues, no jugar,
    no la juegue, ignora, ignore este, ignorar, olvida, olvide, olvídalo, retiro, retirar, anular, anula, cancelar,
    espera, espere, quise decir, quería decir, mejor dicho, por error, no juguis, no jugueu, partida errònia,
    m'he equivocat, ignoreu, partita sbagliata, mossa sbagliata, sbagliato, sbagliata, non giocare, non giocate,
    non gioco, ignorate, ignorare, ritiro, ritirare, annulla, annullare, dimentica, lascia stare, aspetta, aspettate,
    volevo dire, intendevo, per errore, partida errada, jogo errado, lance errado, errado, errada, não jogue,
    não joguem, não jogar, ignore isto, ignore isso, esqueça, esquece, retirar o lance, volto atrás, anule, aguarde,
    queria dizer, quis dizer, me enganei, enganei-me, por engano, verkeerde partij, verkeerde zet, verkeerd,
    niet spelen, speel niet, niet deze, negeer, negeren, vergeet, terugnemen, neem terug, trek terug, intrekken,
    wacht even, ik bedoelde, vergissing, per ongeluk, forkert parti, forkert træk, forkert, feil parti, feil trekk,
    spil ikke, spill ikke, ikke spil, ikke spill, se bort fra, glem det, tager tilbage, tar tilbake, trækker tilbage,
    jeg mente, ved en feil, tænker stadig, tenker fortsatt, fel parti, fel drag, spela inte, inte spela, bortse,
    ignorera, glöm det, glöm, tar tillbaka, ta tillbaka, jag menade, misstag, tänker fortfarande, röng skák,
    rangur leikur, ekki leika, hunsaðu, gleymdu, mistök, dreg til baka, väärä peli, väärä siirto, väärään peliin,
    älä pelaa, älkää pelatko, unohda, jätä huomiotta, perun siirron, peruutan, tarkoitin, vahingossa, mietin vielä,
    vale partii, vale mäng, vale käik, ära mängi, ärge mängige, unusta, võtan tagasi, eksitus, nepareizā partija,
    nepareizs gājiens, nespēlē, nespēlējiet, ignorē, aizmirsti, ņemu atpakaļ, ne ta partija, ne tas ėjimas, nežaisk,
    nežaiskite, ignoruok, pamiršk, atsiimu, zła partia, nie ta partia, zły ruch, nie graj, proszę nie grać, nie grać,
    zignoruj, proszę zignorować, ignoruj, cofam, wycofuję, zapomnij, pomyłka, pomyliłem, poczekaj, proszę czekać,
    miałem na myśli, chodziło mi, myślę jeszcze, špatná partie, špatný tah, nehraj, nehrajte, ignorujte, beru zpět,
    beru zpátky, vzít zpět, zapomeň, zapomeňte, omyl, omylem, spletl, počkej, počkejte, myslel jsem, zlá partia,
    nesprávna partia, zlý ťah, beriem späť, zabudni, zabudnite, pomýlil, počkaj, počkajte, myslel som, rossz játszma,
    rossz lépés, rossz parti, ne játszd, ne lépd, ne játssza, hagyd figyelmen, felejtsd el, visszaveszem,
    visszavonom, tévedés, tévedtem, várj, várjon, úgy értettem, partida greșită, partida gresita, mutare greșită,
    nu juca, nu jucați, ignoră, ignorați, uită, uitați, retrag, anulez, așteaptă, așteptați, voiam să spun,
    kriva partija, krivi potez, pogrešna partija, pogrešan potez, nemoj igrati, ne igraj, ne igrajte, ignoriraj,
    ignorirajte, zaboravi, zaboravite, povlačim, greškom, pričekaj, čekaj, mislio sam, napačna partija,
    napačna poteza, prezri, pozabi, jemljem nazaj, pomota, počakaj, mislil sem, погрешна партија, погрешан потез,
    немој играти, не играј, игнориши, заборави, повлачим, чекај, сачекај, погрешен потег, не сè уште, игнорирај,
    повлекувам, почекај, грешна партия, грешен ход, не играй, не играйте, игнорирай, игнорирайте, забрави, забравете,
    връщам хода, оттеглям, изчакай, чакай, исках да кажа, мисля още, не та партия, не в той партии, неверный ход,
    не тот ход, не ходите, не надо играть, не этот, игнорируйте, не обращайте внимания, забудьте, забудь, беру назад,
    беру ход назад, отзываю, отмена, отменить, отмените, ошибся, ошиблась, по ошибке, подождите, подожди, погодите,
    погоди, имел в виду, имела в виду, ещё думаю, еще думаю, не та партія, не той хід, невірний хід, не грай,
    не грайте, не цей, ігноруйте, не звертайте уваги, забудьте про, відкликаю, скасувати, скасуйте, помилився,
    помилилася, зачекайте, зачекай, почекайте, мав на увазі, ще думаю, λάθος παρτίδα, λάθος κίνηση, μην παίξεις,
    μην παίξετε, μην το παίξετε, αγνοήστε, αγνόησε, ξέχνα, ξεχάστε, παίρνω πίσω, ανακαλώ, περίμενε, περιμένετε,
    εννοούσα, yanlış oyun, yanlış parti, yanlış hamle, yanlışlıkla, oynama, oynamayın, dikkate alma, dikkate almayın,
    görmezden, unut, unutun, geri alıyorum, geri al, bekle, bekleyin, demek istedim, was a mistake, is a mistake,
    scrap that, scrap it, just kidding, delete this, delete that, delete my, kidding, not final, i'd rather,
    would rather, or rather, forget the, please don't, please do not, belay that, not serious, bitte löschen,
    nicht endgültig, umentschieden, anders überlegt, lösche, löschen, nur ein scherz, nur spaß, supprimez, supprimer,
    n'est pas définitif, je plaisante, cambié de opinión, cambio de opinión, he cambiado de idea, borra, borrar,
    borre, cambiato idea, cancella, cancellare, ripensarci, scherzo, mudei de ideia, apague, apagar,
    van gedachten veranderd, verwijder, ombestemt, ombestemte, ångrar mig, ångrade, fortryder, slett, radera,
    vent litt, vent lidt, muutin mieleni, poista, ei sittenkään, muutsin meelt, kustuta, pārdomāju, dzēs,
    persigalvojau, ištrink, zmieniłem zdanie, zmieniłam zdanie, usuń, rozmyslel, rozmyslela, smaž, smažte,
    rozmyslel som, vymaž, meggondoltam, töröld, törölje, m-am răzgândit, șterge, ștergeți, predomislio, predomislila,
    obriši, premislil, premislila, izbriši, предомислио, обриши, размислих, изтрий, изтрийте, промислив, избриши,
    передумал, передумала, удалите, удали, для другой партии, из другой партии, передумав, видаліть, видали,
    для іншої партії, for my other, for the other game, for another game,
    für die andere partie, für meine andere, für eine andere partie, pour l'autre partie, pour mon autre,
    pour une autre partie, para la otra partida, para mi otra, para otra partida, per l'altra partita,
    per un'altra partita, para a outra partida, para outra partida, voor de andere partij, voor mijn andere,
    voor een andere partij, för det andra partiet, till ett annat parti, do innej partii, do drugiej partii,
    pro jinou partii, k jiné partii, άλλαξα γνώμη, διέγραψε, σβήσε, fikrimi değiştirdim, vazgeçtim, sil, silin,")
});

/// The same in a short line only: in a longer one they are said of anything.
static TAKES_BACK_SHORTLY: Words = Words::new(|| {
    phrases("
    another mail, other mail, that was for, this was for, it was for, bestimmt, was voor, var til, era para, era per, c'était pour, to bylo pro, to było do,
    rather, instead, a mistake, hold on, not yet, noch nicht, pas encore, todavía no, aún no, encara no, non ancora,
    ainda não, nog niet, ikke endnu, ikke ennå, ikke enda, inte än, inte ännu, ekki strax, ei vielä, mitte veel,
    vēl ne, dar ne, jeszcze nie, ještě ne, ešte nie, még nem, încă nu, još ne, še ne, још не, още не, ещё не, еще не,
    ще не, όχι ακόμα, henüz değil, stattdessen, sondern, plutôt, au lieu, en vez, en lugar, piuttosto, invece,
    em vez, liever, in plaats, i stedet, i stedet for, hellre, istället, sen sijaan, zamiast, raczej, místo toho,
    raději, radšej, namiesto, inkább, helyette, mai bine, în loc, umjesto, radije, namesto, raje, уместо, вместо,
    по-скоро, лучше, замість, краще, αντί, yerine, erreur, fejl, virhe, kļūda, klaida, greșeală, greška, napaka,
    грешка, ошибка, помилка, λάθος, hata, muss noch, denk nog, razmišljam, gondolkodom, přemýšlím, düşünüyorum,
    σκέφτομαι, sto pensando, estoy pensando, estou pensando, estou a pensar, ci penso, mõtlesin, meinte, bedoelde,
    mă gândesc,")
});

/// Clauses that take back what stands beside them: "Sorry, other game", not "I lost another game".
static CLAUSES_TAKING_BACK: Words = Words::new(|| {
    phrases("
    other game, the other game, another game, different game, other board, autre partie, andere partie,
    anderes spiel, andere partij, otra partida, altra partida, altra partita, outra partida, outro jogo, andet parti,
    annet parti, annat parti, önnur skák, toinen peli, eri peli, teine partii, cita partija, kita partija,
    inna partia, druga partia, jiná partie, iná partia, másik játszma, altă partidă, druga partija, друга партија,
    друга партия, другая партия, інша партія, άλλη παρτίδα, başka oyun, başka parti, diğer oyun, no no, not so fast,
    one moment, one second, a moment, a second, bitte nicht, lieber nicht, besser nicht, non merci, mejor no,
    meglio di no, melhor não, liever niet, lepiej nie, raději ne, inkább ne, mai bine nu, radije ne, raje ne,
    лучше не надо, не надо, краще не треба, не треба, καλύτερα όχι, hayır dur,")
});

/// Words that take back what stands beside them where they begin a clause: "Wait! Don't", not "sorry for the wait".
static BEGINS_TAKING_BACK: Words = Words::new(|| {
    phrases("
    wait, oops, ooops, whoops, ups, uups, upps, hoppla, oups, oj, ojdå, huch, mist, sorry wait, stop, halt, stopp,
    arrêtez, attends, moment, actually, or maybe, or rather, warte, wacht, vent, vänta, odota, oota, bíddu, pagaidi,
    palauk, czekaj, stój, stůj, stoj, állj, стоп, стой, стій, ой, упс, ουπς, στάσου, dur, cancel, undo, annuller,
    unless, espera, aspetta, anul,")
});

/// Words before those.
static SIGHS: Words = Words::new(|| {
    words("oh lol haha ah ach och o hm hmm uh um er äh öh eh so well but and please bitte sorry")
});

/// "No!", "Nein, ...": a clause of its own.
static NO: Words = Words::new(|| {
    words(
        "
    no nope not nein non nee não nej nei ei nie ne nem nu нет не ні όχι hayır",
    )
});

/// "Yes."
static YES: Words = Words::new(|| {
    words("
    yes y yep yeah ok okay confirm confirmed correct right ja jawohl oui si sí sì sim tak joo kyllä já jah jā taip ano áno
    igen da да так ναι evet")
});

/// Words for a game, before its number.
static GAME: Words = Words::new(|| {
    words("
    game partie spiel partida partita jogo partij parti peli pelissä skák partii mäng partija partia partię partiji
    játszma партия партии партию партія партії партію партија παρτίδα oyun")
});

/// Words between these two.
static NUMBERED: Words = Words::new(|| {
    words(
        "
    no nr number nummer numéro número numero num č nº n° № id",
    )
});

/// A greeting or thanks: the line is complete with or without its full stop.
static GREETS: Words = Words::new(|| {
    words("
    hi hello hey dear greetings thanks thank thx cheers good nice well congratulations hallo moin servus grüezi guten
    liebe lieber danke vielen schöne bonjour bonsoir salut cher chère merci hola buenos buenas estimado estimada
    querido gracias bon ciao buongiorno buonasera caro cara salve grazie olá oi bom boa prezado obrigado obrigada
    beste dag goedemorgen goedenavond bedankt dank hej hei god kære kjære kära tak takk tack halló sæll sæl moi terve
    hyvää kiitos tere aitäh tänan sveiki sveiks labdien paldies labas ačiū cześć witam witaj dzień dobry dziękuję
    dzięki ahoj dobrý zdravím děkuji díky čau ďakujem szia üdv kedves köszönöm jó bună dragă mulțumesc bok pozdrav
    hvala živjo zdravo здраво поздрав хвала здравей здравейте благодаря благодарам привет здравствуйте добрый спасибо
    привіт вітаю добрий дякую γεια καλημέρα καλησπέρα ευχαριστώ merhaba selam teşekkürler teşekkür ok okay yes ja oui
    sí sì sim да так igen evet ναι")
});

/// A closing: what stands below it is the sender's name and address.
static CLOSES: Words = Words::new(|| {
    words("
    regards best kind warm cheers yours sincerely greetings mfg mit viele liebe beste herzliche freundliche schöne lg
    vg gruß grüße gruss grüsse cordialement amicalement bien salutations saludos un atentamente cordialmente
    salutacions saluti cordiali distinti abraços abraço cumprimentos atenciosamente groeten groet met vriendelijke
    hilsen venlig med mvh hälsningar vänliga vennlig kveðja kær terveisin ystävällisin t lugupidamisega parimate ar
    cieņu pagarbiai su pozdrawiam pozdrowienia z s pozdravem pozdravom üdvözlettel üdv cu respect srdačan lp lep
    pozdrav поздрав срдачан с поздрави уважением уважение з повагою με χαιρετισμούς χαιρετισμό saygılarımla saygılar
    selamlar")
});

/// Words that say that a move is the sender's.
static ANNOUNCES: Words = Words::new(|| {
    words("
    plays choose antworte réponds respondo отвечаю відповідаю odpowiadam odpovídám κίνησή
    move play reply answer response zug spiele ziehe antwort coup joue réponse jugada movimiento juego muevo respuesta
    jugo moviment resposta mossa gioco muovo risposta lance jogo jogada movimento zet speel antwoord træk spiller
    trækker svar trekk drag spelar siirto siirtoni pelaan siirrän vastaus leikur leik käik mängin gājiens spēlēju
    ėjimas žaidžiu ruch gram posunięcie odpowiedź tah hraji hraju odpověď ťah hrám odpoveď lépés lépésem lépek játszom
    válasz mutare mutarea joc mut potez igram odgovor poteza потез играм потег ход играя хожу играю ответ хід ходжу
    граю відповідь κίνηση παίζω hamle hamlem oynuyorum")
});

/// Words that may stand beside those.
static BESIDE: Words = Words::new(|| {
    words("
    i'll will meine mein
    my is the i here here's now next comes mein ist der ich hier kommt nächster mon est le je voici mi es la el yo
    aquí está meva és il mio mia è io ecco o meu minha é eu aqui mijn de ik mit er min är jag mitt jeg her här mín
    minn ég minun on minä minu ma mans ir mano yra aš mój moje to jest ja můj já môj az én itt mea este moj moja мој
    моят е мојот мой мій я вот ось це это η μου είναι εγώ benim bu for today für heute pour aujourd'hui para hoy per
    oggi hoje voor vandaag idag för на сегодня сьогодні na dziś dnes")
});

/// Courtesies to whoever reads: they ask for no answer.
static COURTESIES: Words = Words::new(|| {
    words("
    please thanks thank you thx ty cheers bitte danke schön sehr merci svp s'il vous plaît plait te gracias por favor
    gràcies si us plau grazie per favore obrigado obrigada alstublieft graag dank u je bedankt tak takk tack venligst
    vennligst snälla kiitos palun aitäh tänan lūdzu paldies prašau ačiū proszę dziękuję dzięki prosím děkuji díky
    ďakujem kérem köszönöm mulțumesc rog vă hvala molim prosim хвала молим благодаря моля благодарам спасибо
    пожалуйста дякую будь ласка παρακαλώ ευχαριστώ lütfen teşekkürler teşekkür ederim")
});

/// Good wishes, which are for the opponent.
static WISHES: Words = Words::new(|| {
    words("
    and good luck have fun best wishes und viel glück spaß et bonne chance y buena suerte i bona sort e buona fortuna
    boa sorte en veel succes plezier og held lykke til och lycka till ja onnea gangi þér vel edu veiksmi sėkmės
    powodzenia hodně štěstí a veľa šťastia sok szerencsét și noroc sretno srečno in срећно и успех среќно удачи
    успіхів та καλή τύχη και iyi şanslar ve")
});

/// Words that a sentence does not end with.
static OPEN: Words = Words::new(|| {
    words("
    is are was at to for of the a with and or not play ist war um von und oder nicht der die das est et ou à de pas es
    y o no è e non é não en niet er och og eller inte ikke on ei ja jest nie je nebo és nem și este nu и или не это є
    і або και ή δεν ve code pin tan password passwort kennwort token otp number nummer numéro número numero код пароль
    kod kód")
});

/// Words below a move that go on from it: "d4 / is what Fischer played".
static GOES_ON: Words = Words::new(|| {
    words("
    is was would could looks seems but or unless instead ist war wäre aber oder sondern est était serait mais ou es
    era sería pero o è sarebbe ma é seria mas maar of er var men eller on oli mutta tai jest był ale lub je byl nebo
    volt de vagy это но или але або ama veya αλλά ή")
});

/// Words of the same line as a number or a square that is no move: places, devices, ratings.
static NUMBERS: Words = Words::new(|| {
    words("
    galaxy iphone ipad pixel redmi xiaomi huawei nokia moto motorola xperia sony oneplus oppo realme samsung lg htc
    elo rating dwz fide iccf uscf fqe ecf nwz wertung classement rankning ranking рейтинг эло ело tel telefon
    telephone phone fax mobile mobil handy cell gsm móvil móviles tlf puh тел iban bic plz zip cp postfach room raum
    zimmer büro office suite apt floor building gebäude haus bâtiment étage etage bureau gate din eur usd chf gbp
    mitglied")
});

fn words_of(line: &str) -> impl Iterator<Item = String> + '_ {
    line.split(|c: char| !(c.is_alphanumeric() || matches!(c, '\'' | '\u{2019}' | '-' | '°' | '№')))
        .map(|word| word.trim_matches(['\'', '-', '\u{2019}']).to_lowercase().replace('\u{2019}', "'"))
        .filter(|word| !word.is_empty())
}

fn holds(words: &Words, word: &str) -> bool {
    words.contains(word)
}

/// The longest line that is short.
const SHORT: usize = 6;

/// Phrases by their first word.
type Phrases = HashMap<&'static str, Vec<Vec<&'static str>>>;

fn by_first_word(table: &Words) -> Phrases {
    let mut phrases = Phrases::new();
    for phrase in table.iter() {
        let words: Vec<&str> = phrase.split(' ').collect();
        phrases.entry(words[0]).or_default().push(words);
    }
    phrases
}

fn holds_phrase(words: &[String], phrases: &Phrases) -> bool {
    let begins = |at: usize, phrase: &Vec<&str>| {
        words.get(at..at + phrase.len()).is_some_and(|words| words.iter().eq(phrase.iter()))
    };
    (0..words.len()).any(|at| {
        phrases.get(words[at].as_str()).is_some_and(|phrases| phrases.iter().any(|phrase| begins(at, phrase)))
    })
}

/// Tells whether a line takes back what stands beside it, or says that it is not for now.
pub(super) fn takes_back(line: &str) -> bool {
    static ANYWHERE: LazyLock<Phrases> = LazyLock::new(|| by_first_word(&TAKES_BACK));
    static IN_SHORT: LazyLock<Phrases> = LazyLock::new(|| by_first_word(&TAKES_BACK_SHORTLY));
    let words: Vec<String> = words_of(line).collect();
    holds_phrase(&words, &ANYWHERE)
        || words.len() <= SHORT && holds_phrase(&words, &IN_SHORT)
        || line.split(['.', '!', '?', ',', ';', ':', '(', '\u{2013}', '\u{2014}']).any(|clause| {
            let words: Vec<String> = words_of(clause).collect();
            let sighs = words.iter().take_while(|word| holds(&SIGHS, word)).count();
            let Some(first) = words.get(sighs).or_else(|| words.last()) else { return false };
            let says_no = |word: &String| holds(&NO, word) && word != "not";
            holds(&BEGINS_TAKING_BACK, first)
                || words[sighs.min(words.len() - 1)..].iter().all(says_no)
                || words.len() <= SHORT && CLAUSES_TAKING_BACK.contains(words.join(" ").as_str())
        })
}

/// Tells whether a line names another game than this one: "Re G99", "G99:", "game 99".
pub(super) fn names_another_game(line: &str, game: GameId) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let is_other = |digits: &str| {
        (1..=12).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_digit())
            && digits.parse::<i64>().is_ok_and(|number| number > 0 && number != game.0)
    };
    words.iter().enumerate().any(|(at, raw)| {
        let word = bare(raw);
        let above = |back: usize| at.checked_sub(back).map(|at| bare(words[at])).unwrap_or_default();
        let named = holds(&GAME, &above(1)) || holds(&NUMBERED, &above(1)) && holds(&GAME, &above(2));
        if named && is_other(&word) {
            return true;
        }
        let Some(digits) = word.strip_prefix('g').filter(|digits| is_other(digits)) else { return false };
        // "g4" is a square as well.
        let is_square = matches!(digits.as_bytes(), [b'1'..=b'8']);
        let is_marked = raw.starts_with('[') || raw.ends_with([':', ']']) || raw.starts_with('#');
        !is_square
            || is_marked
            || named
            || matches!(above(1).as_str(), "re" | "aw" | "sv" | "betr" | "betreff" | "about")
    })
}

/// Tells whether a line of prose directly above a move leaves open what the move's line is: "Your code is", "I do not like".
/// `names` are the players'.
pub(super) fn leaves_open(line: &str, names: &[String]) -> bool {
    let words: Vec<String> = words_of(line).collect();
    let Some((first, last)) = words.first().zip(words.last()) else { return false };
    if announces(&words, names) {
        return false;
    }
    if line.ends_with(':') || holds(&OPEN, last) && !line.ends_with(['.', '!']) {
        return true;
    }
    let ends = line.ends_with(['.', '!', '?', '\u{2026}', ')', ';', '\u{3002}'])
        || line.chars().last().is_some_and(|c| !c.is_alphanumeric() && !c.is_ascii())
        || line.ends_with(',') && words.len() <= 4;
    let greets = holds(&GREETS, first)
        && !words.iter().any(|word| word != first && holds(&OPEN, word) && word.len() > 3);
    !ends && !greets && !words.iter().all(|word| is_name(word, names))
}

/// Tells whether the words announce that a move of the sender's follows, and nothing else.
fn announces(words: &[String], names: &[String]) -> bool {
    words.iter().any(|word| holds(&ANNOUNCES, word))
        && words.iter().all(|word| {
            [&ANNOUNCES, &BESIDE, &GREETS, &COURTESIES].into_iter().any(|known| holds(known, word))
                || is_name(word, names)
        })
}

fn is_name(word: &str, names: &[String]) -> bool {
    names.iter().any(|name| words_of(name).any(|part| part == word))
}

/// Tells whether a line directly below a move goes on from it.
pub(super) fn goes_on_from_a_move(line: &str) -> bool {
    line.starts_with(char::is_lowercase) && words_of(line).next().is_some_and(|first| holds(&GOES_ON, &first))
}

/// Words beside a move in its line that leave it the sender's move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Company {
    /// "My move: e4", "e4 please".
    Formal,
    /// "e4 and good luck": the opponent does not read it.
    Wishes,
}

/// What the words of a line are to the one move in it, each with the number of moves before it; `None` if anything but
/// announcements, courtesies and wishes stands there.
pub(super) fn company(line: &str, words: &[(usize, String)], names: &[String]) -> Option<Company> {
    // "I play e4?" asks.
    if line.trim_end().ends_with('?') {
        return None;
    }
    let (before, behind): (Vec<_>, Vec<_>) = words.iter().partition(|(moves, _)| *moves == 0);
    let split =
        |words: Vec<&(usize, String)>| words.iter().flat_map(|(_, word)| words_of(word)).collect::<Vec<_>>();
    let (before, behind) = (split(before), split(behind));
    let greets = before.iter().all(|word| holds(&GREETS, word) || is_name(word, names));
    if !(before.is_empty() || greets || announces(&before, names)) {
        return None;
    }
    if behind.iter().all(|word| holds(&COURTESIES, word) || holds(&CLOSES, word) || is_name(word, names)) {
        return Some(Company::Formal);
    }
    let wishes =
        behind.iter().all(|word| holds(&COURTESIES, word) || holds(&WISHES, word) || is_name(word, names));
    wishes.then_some(Company::Wishes)
}

/// Tells whether a line says yes, and nothing else.
pub(in crate::reading) fn agrees(line: &str) -> bool {
    let mut words = words_of(line);
    words.next().is_some_and(|first| holds(&YES, &first))
        && words.all(|word| holds(&YES, &word) || holds(&COURTESIES, &word))
        && !line.ends_with('?')
}

/// Tells whether a line says no, and nothing else.
pub(in crate::reading) fn refuses(line: &str) -> bool {
    let mut words = words_of(line);
    words.next().is_some_and(|first| holds(&NO, &first))
        && words.all(|word| holds(&NO, &word) || holds(&COURTESIES, &word))
}

/// The answer to "Did you mean 1. e4?" in the lines of a reply. A yes stands first, beside no line that takes it back and no
/// other move. `None`: it is something else.
pub(in crate::reading) fn answer(lines: &[&str], letters: Letters) -> Option<bool> {
    let (first, others) = lines.split_first()?;
    let is_move = |line: &str| line.split_whitespace().all(holds_move);
    if others.iter().any(|line| takes_back(line) || refuses(line) || is_move(line)) {
        return None;
    }
    // "Tak" agrees in Polish and thanks in Danish.
    let is_thanks = letters != Letters::Polish && words_of(first).next().as_deref() == Some("tak");
    match (agrees(first) && !is_thanks, refuses(first)) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// Tells whether a line closes a letter: "Best regards", "Viele Grüße", or the sender's name.
pub(super) fn closes(line: &str, names: &[String]) -> bool {
    let words: Vec<String> = words_of(line).collect();
    let is_short = (1..=5).contains(&words.len()) && !line.ends_with(['?', ':']);
    is_short
        && (words.iter().all(|word| is_name(word, names))
            || words.first().is_some_and(|first| holds(&CLOSES, first))
                && !words.iter().any(|word| holds(&ANNOUNCES, word)))
}

/// Tells whether a line that closed one mail may close every mail of the player's. A short one that takes something back is said
/// once; a long one belongs to a notice of confidentiality.
pub(super) fn may_close_every_mail(line: &str) -> bool {
    const LONG: usize = 60;
    line.split_whitespace().nth(1).is_some()
        && !line.split_whitespace().all(holds_move)
        && (line.chars().count() >= LONG || !takes_back(line))
        && !names_another_game(line, GameId(0))
        && command(line).is_none()
        && !begins_condition(line)
}

/// Tells whether a line of prose is part of a letter, beyond a greeting and an announcement.
pub(super) fn is_for_somebody(line: &str, names: &[String]) -> bool {
    let words: Vec<String> = words_of(line).collect();
    let greets = words.len() <= SHORT && words.first().is_some_and(|first| holds(&GREETS, first));
    words.len() > 3
        && !greets
        && !announces(&words, names)
        && !closes(line, names)
        && !only_numbers(line)
        && !words.iter().all(|word| is_name(word, names))
}

/// Tells whether a line of prose speaks of a move: below a closing it may still be a second thought.
pub(super) fn speaks_of_a_move(line: &str) -> bool {
    takes_back(line)
        || words_of(line)
            .any(|word| holds(&ANNOUNCES, &word) || matches!(word.as_str(), "ps" | "p.s" | "pps" | "nb"))
}

/// Tells whether the numbers and squares of a line of prose are no moves: an address, a device, a rating, a telephone or an
/// account number.
pub(super) fn only_numbers(line: &str) -> bool {
    let is_number = |word: &str| matches!(word, "no." | "nr.");
    let names_one = words_of(line).any(|word| holds(&NUMBERS, &word))
        || line.split_whitespace().any(|word| is_number(&word.to_lowercase()));
    names_one && !speaks_of_a_move(line) || is_long_number(line)
}

/// Seven digits or more in a row of groups, of which one at least is no move: "+41 22 735 1213", "CH12 5254 1213 4".
fn is_long_number(line: &str) -> bool {
    let group = |word: &str| -> Option<String> {
        let digits: String = word.chars().filter(char::is_ascii_digit).collect();
        let rest = word
            .chars()
            .filter(|c| !c.is_ascii_digit() && !matches!(c, '+' | '(' | ')' | '-' | '/' | '.'))
            .count();
        (!digits.is_empty() && (rest == 0 || rest == 2 && word.len() == 4)).then_some(digits)
    };
    let is_move = |digits: &str| {
        matches!(digits.len(), 2 | 4 | 5) && digits.bytes().all(|digit| matches!(digit, b'1'..=b'8'))
    };
    let mut groups: Vec<(String, bool)> = Vec::new();
    let mut found = false;
    for word in line.split_whitespace().chain([""]) {
        if let Some(digits) = group(word) {
            let odd = word.starts_with('+')
                || word.contains('/')
                || word.len() > digits.len() + 1
                || !is_move(&digits);
            groups.push((digits, odd));
        } else {
            let digits: usize = groups.iter().map(|(digits, _)| digits.len()).sum();
            // "12. 5254" is a move with its number.
            found |= digits >= 7 && groups.len() != 2 && groups.iter().any(|(_, odd)| *odd)
                || digits >= 8 && groups.len() == 2 && groups.iter().any(|(_, odd)| *odd);
            groups.clear();
        }
    }
    found
}
