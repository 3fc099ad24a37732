//! The words of prose around a move, of every language whose piece letters are read. A language is never guessed: the tables
//! are used together.

use crate::reading::phrases::{Words, phrases, words};

/// Phrases that take back the text beside them, anywhere in a line.
pub(super) static TAKES_BACK: Words = Words::new(|| {
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
    pro jinou partii, k jiné partii, άλλαξα γνώμη, διέγραψε, σβήσε, fikrimi değiştirdim, vazgeçtim, sil, silin,
    не играјте, не го играј, не одигрувај, погрешна игра, по грешка, се предомислив, враќам потег, го враќам,
    повлечи, повлечете, заборавете, игнорирајте, почекајте, мислев на, уште размислувам, за друга партија,
    गलत चाल, ग़लत चाल, गलत खेल, ग़लत खेल, गलत बाज़ी, गलत बाजी, गलती से, ग़लती से, चाल वापस, वापस लेता, वापस लेती,
    मत खेलिए, मत खेलें, मत चलिए, मत चलें, न चलें, न खेलें, नज़रअंदाज़, नजरअंदाज, अनदेखा, अनदेखी, रद्द, भूल जाइए, भूल जाएँ,
    भूल जाएं, रुकिए, रुको, मेरा मतलब, इरादा बदल, सोच रहा, सोच रही, दूसरे खेल, दूसरी बाज़ी, दूसरी बाजी,
    لا تلعب, لا تلعبوا, لا تلعبي, لا تنفذ, لا تنفذوا, تجاهل, تجاهلوا, تجاهلي, أخطأت, اخطأت, بالخطأ, عن طريق الخطأ,
    غيرت رأيي, غيّرت رأيي, انتظر, انتظروا, انتظري, نقلة خاطئة, النقلة خاطئة, مباراة خاطئة, لم أقصد, كنت أقصد, كنت اقصد,
    أسحب نقلتي, سحبت نقلتي, أتراجع, تراجعت عن, ما زلت أفكر, لا أزال أفكر, ألغ, ألغوا, إلغاء, احذف, احذفوا, لمباراة أخرى,
    אל תשחק, אל תשחקי, אל תשחקו, לא לשחק, התעלם, התעלמי, התעלמו, להתעלם, טעיתי, בטעות, שיניתי את דעתי, חכה, חכי, חכו,
    מסע שגוי, מסע לא נכון, משחק לא נכון, התכוונתי, חוזר בי, חוזרת בי, לבטל, מבטל, מבטלת, תמחק, תמחקי, עדיין חושב,
    עדיין חושבת, למשחק אחר,")
});

/// The same in a short line only: in a longer one they are said of anything.
pub(super) static TAKES_BACK_SHORTLY: Words = Words::new(|| {
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
    mă gândesc,
    सोचना है, अभी नहीं, बाद में, के बजाय, की जगह, сè уште мислам, خطأ, ليس بعد, بدلا من, بدلًا من, أفكر, טעות, עוד לא, במקום, חושב, חושבת,")
});

/// Clauses that take back what stands beside them: "Sorry, other game", not "I lost another game".
pub(super) static CLAUSES_TAKING_BACK: Words = Words::new(|| {
    phrases("
    other game, the other game, another game, different game, other board, autre partie, andere partie,
    anderes spiel, andere partij, otra partida, altra partida, altra partita, outra partida, outro jogo, andet parti,
    annet parti, annat parti, önnur skák, toinen peli, eri peli, teine partii, cita partija, kita partija,
    inna partia, druga partia, jiná partie, iná partia, másik játszma, altă partidă, druga partija, друга партија,
    друга партия, другая партия, інша партія, άλλη παρτίδα, başka oyun, başka parti, diğer oyun, no no, not so fast,
    one moment, one second, a moment, a second, bitte nicht, lieber nicht, besser nicht, non merci, mejor no,
    meglio di no, melhor não, liever niet, lepiej nie, raději ne, inkább ne, mai bine nu, radije ne, raje ne,
    лучше не надо, не надо, краще не треба, не треба, καλύτερα όχι, hayır dur, مباراة أخرى, לא עכשיו, משחק אחר,")
});

/// Words that take back what stands beside them where they begin a clause: "Wait! Don't", not "sorry for the wait".
pub(super) static BEGINS_TAKING_BACK: Words = Words::new(|| {
    phrases("
    wait, oops, ooops, whoops, ups, uups, upps, hoppla, oups, oj, ojdå, huch, mist, sorry wait, stop, halt, stopp,
    arrêtez, attends, moment, actually, or maybe, or rather, warte, wacht, vent, vänta, odota, oota, bíddu, pagaidi,
    palauk, czekaj, stój, stůj, stoj, állj, стоп, стой, стій, ой, упс, ουπς, στάσου, dur, cancel, undo, annuller,
    unless, espera, aspetta, anul,")
});

/// Words before those.
pub(super) static SIGHS: Words = Words::new(|| {
    words("oh lol haha ah ach och o hm hmm uh um er äh öh eh so well but and please bitte sorry")
});

/// "No!", "Nein, ...": a clause of its own, which takes back what stands beside it.
pub(super) static NO: Words = Words::new(|| {
    words(
        "
    no nope not nein non nee não nej nei ei nie ne nem nu нет не ні όχι hayır لا לא नहीं नही ना",
    )
});

/// "Yes." It acts, so it is read in English alone: "tak" agrees in Polish and thanks in Danish.
pub(super) static YES: Words = Words::new(|| words("yes y yep yeah ok okay confirm confirmed correct right"));

/// "No" to a question, in English alone.
pub(super) static REFUSES: Words = Words::new(|| words("no nope not"));

/// Words for a game, before its number.
pub(super) static GAME: Words = Words::new(|| {
    words("
    game partie spiel partida partita jogo partij parti peli pelissä skák partii mäng partija partia partię partiji
    játszma партия партии партию партія партії партію партија παρτίδα oyun
    игра खेल बाज़ी बाजी مباراة المباراة משחק המשחק")
});

/// Words between these two.
pub(super) static NUMBERED: Words = Words::new(|| {
    words(
        "
    no nr number nummer numéro número numero num č nº n° № id",
    )
});

/// A greeting or thanks: the line is complete with or without its full stop.
pub(super) static GREETS: Words = Words::new(|| {
    words("
    hi hello hey dear greetings thanks thank thx cheers good nice well congratulations hallo moin servus grüezi guten
    liebe lieber danke vielen schöne bonjour bonsoir salut cher chère merci hola buenos buenas estimado estimada
    querido gracias bon ciao buongiorno buonasera caro cara salve grazie olá oi bom boa prezado obrigado obrigada
    beste dag goedemorgen goedenavond bedankt dank hej hei god kære kjære kära tak takk tack halló sæll sæl moi terve
    hyvää kiitos tere aitäh tänan sveiki sveiks labdien paldies labas ačiū cześć witam witaj dzień dobry dziękuję
    dzięki ahoj dobrý zdravím děkuji díky čau ďakujem szia üdv kedves köszönöm jó bună dragă mulțumesc bok pozdrav
    hvala živjo zdravo здраво поздрав хвала здравей здравейте благодаря благодарам привет здравствуйте добрый спасибо
    привіт вітаю добрий дякую γεια καλημέρα καλησπέρα ευχαριστώ merhaba selam teşekkürler teşekkür ok okay yes ja oui
    sí sì sim да так igen evet ναι
    почитувани драг драга благодарам नमस्ते नमस्कार धन्यवाद शुक्रिया प्रिय
    مرحبا مرحبًا أهلا أهلًا السلام عزيزي عزيزتي شكرا شكرًا تحية שלום היי תודה יקר יקרה")
});

/// A closing: what stands below it is the sender's name and address.
pub(super) static CLOSES: Words = Words::new(|| {
    words("
    regards best kind warm cheers yours sincerely greetings mfg mit viele liebe beste herzliche freundliche schöne lg
    vg gruß grüße gruss grüsse cordialement amicalement bien salutations saludos un atentamente cordialmente
    salutacions saluti cordiali distinti abraços abraço cumprimentos atenciosamente groeten groet met vriendelijke
    hilsen venlig med mvh hälsningar vänliga vennlig kveðja kær terveisin ystävällisin t lugupidamisega parimate ar
    cieņu pagarbiai su pozdrawiam pozdrowienia z s pozdravem pozdravom üdvözlettel üdv cu respect srdačan lp lep
    pozdrav поздрав срдачан с поздрави уважением уважение з повагою με χαιρετισμούς χαιρετισμό saygılarımla saygılar
    selamlar
    срдечен почит со सादर शुभकामनाएँ शुभकामनाएं धन्यवाद
    تحياتي تحيات مع أطيب خالص ودمتم בברכה בכבוד רב")
});

/// Words that say that a move is the sender's.
pub(super) static ANNOUNCES: Words = Words::new(|| {
    words("
    plays choose antworte réponds respondo отвечаю відповідаю odpowiadam odpovídám κίνησή
    move play reply answer response zug spiele ziehe antwort coup joue réponse jugada movimiento juego muevo respuesta
    jugo moviment resposta mossa gioco muovo risposta lance jogo jogada movimento zet speel antwoord træk spiller
    trækker svar trekk drag spelar siirto siirtoni pelaan siirrän vastaus leikur leik käik mängin gājiens spēlēju
    ėjimas žaidžiu ruch gram posunięcie odpowiedź tah hraji hraju odpověď ťah hrám odpoveď lépés lépésem lépek játszom
    válasz mutare mutarea joc mut potez igram odgovor poteza потез играм потег ход играя хожу играю ответ хід ходжу
    граю відповідь κίνηση παίζω hamle hamlem oynuyorum
    потегот चाल जवाब उत्तर نقلتي النقلة نقلة رد ألعب מסע המסע תשובה")
});

/// Words that may stand beside those.
pub(super) static BESIDE: Words = Words::new(|| {
    words("
    i'll will meine mein
    my is the i here here's now next comes mein ist der ich hier kommt nächster mon est le je voici mi es la el yo
    aquí está meva és il mio mia è io ecco o meu minha é eu aqui mijn de ik mit er min är jag mitt jeg her här mín
    minn ég minun on minä minu ma mans ir mano yra aš mój moje to jest ja můj já môj az én itt mea este moj moja мој
    моят е мојот мой мій я вот ось це это η μου είναι εγώ benim bu for today für heute pour aujourd'hui para hoy per
    oggi hoje voor vandaag idag för на сегодня сьогодні na dziś dnes
    мојата मेरी मेरा यह है هي هذه هنا שלי הנה")
});

/// Courtesies to the reader: they ask for no answer.
pub(super) static COURTESIES: Words = Words::new(|| {
    words("
    please thanks thank you thx ty cheers bitte danke schön sehr merci svp s'il vous plaît plait te gracias por favor
    gràcies si us plau grazie per favore obrigado obrigada alstublieft graag dank u je bedankt tak takk tack venligst
    vennligst snälla kiitos palun aitäh tänan lūdzu paldies prašau ačiū proszę dziękuję dzięki prosím děkuji díky
    ďakujem kérem köszönöm mulțumesc rog vă hvala molim prosim хвала молим благодаря моля благодарам спасибо
    пожалуйста дякую будь ласка παρακαλώ ευχαριστώ lütfen teşekkürler teşekkür ederim
    молам कृपया धन्यवाद शुक्रिया बहुत شكرا شكرًا جزيلا جزيلًا فضلك من رجاء תודה רבה בבקשה")
});

/// Good wishes, which are for the opponent.
pub(super) static WISHES: Words = Words::new(|| {
    words("
    and good luck have fun best wishes und viel glück spaß et bonne chance y buena suerte i bona sort e buona fortuna
    boa sorte en veel succes plezier og held lykke til och lycka till ja onnea gangi þér vel edu veiksmi sėkmės
    powodzenia hodně štěstí a veľa šťastia sok szerencsét și noroc sretno srečno in срећно и успех среќно удачи
    успіхів та καλή τύχη και iyi şanslar ve
    среќа शुभकामनाएँ शुभकामनाएं حظا حظًا موفقا موفقًا בהצלחה")
});

/// Words that a sentence does not end with.
pub(super) static OPEN: Words = Words::new(|| {
    words("
    is are was at to for of the a with and or not play ist war um von und oder nicht der die das est et ou à de pas es
    y o no è e non é não en niet er och og eller inte ikke on ei ja jest nie je nebo és nem și este nu и или не это є
    і або και ή δεν ve code pin tan password passwort kennwort token otp number nummer numéro número numero код пароль
    kod kód
    है हैं का की के और या नहीं هو هي من في على أو ليس إلى הוא היא של עם או לא")
});

/// Words below a move that go on from it: "d4 / is what Fischer played".
pub(super) static GOES_ON: Words = Words::new(|| {
    words("
    is was would could looks seems but or unless instead ist war wäre aber oder sondern est était serait mais ou es
    era sería pero o è sarebbe ma é seria mas maar of er var men eller on oli mutta tai jest był ale lub je byl nebo
    volt de vagy это но или але або ama veya αλλά ή
    है था थी लेकिन या هو هي كان كانت لكن أو הוא היא היה אבל או")
});

/// Words of the same line as a number or a square that is no move: places, devices, ratings.
pub(super) static NUMBERS: Words = Words::new(|| {
    words("
    galaxy iphone ipad pixel redmi xiaomi huawei nokia moto motorola xperia sony oneplus oppo realme samsung lg htc
    elo rating dwz fide iccf uscf fqe ecf nwz wertung classement rankning ranking рейтинг эло ело tel telefon
    telephone phone fax mobile mobil handy cell gsm móvil móviles tlf puh тел iban bic plz zip cp postfach room raum
    zimmer büro office suite apt floor building gebäude haus bâtiment étage etage bureau gate din eur usd chf gbp
    mitglied")
});
