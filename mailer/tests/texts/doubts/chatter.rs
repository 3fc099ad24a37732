//! Letters around a move, as people write them.

use super::{moves, phrases, quoting, read};

/// Lines that change nothing about the move beside them.
pub(super) const CHATTER: &str = "
    Sorry for the late reply. | Sorry for the delay, I was ill last week. |
    Interesting opening, I have never seen it before. | Hmm, a difficult position. |
    I made an error in our last game, I hope to do better now. | Not sure if I will survive this! |
    How is the weather in Bern? | Was your last move a bit risky? |
    I am rather busy this week, so no hurry. | I will be on holiday next week. |
    We are expecting guests on Sunday. | You play very well. |
    Shall we start another game after this one? | Merry Christmas and a happy new year! |
    By the way, I have a new telephone number. | My son is learning chess as well. |
    I like this opening. | What a move! | Let's see what you do now. | Your turn! | Your move. |
    Have a nice weekend! | It took me three days to find this. | This is my first game by mail. |
    I hope you are well. | Greetings from Hamburg! | Entschuldige die späte Antwort. |
    Das war für mich überraschend. | Schönes Wochenende! | Ich hoffe, dir geht es gut. |
    Interessante Eröffnung, die kenne ich noch nicht. | Bei uns regnet es seit Tagen. |
    Nächste Woche bin ich im Urlaub. | Das hat lange gedauert, tut mir leid. | Du bist dran. |
    Gutes Spiel bisher! | Frohe Weihnachten! | Désolé pour le retard. | Une belle partie, merci ! |
    J'espère que tu vas bien. | À toi de jouer. | Bon week-end ! |
    Je pars en vacances la semaine prochaine. | Quelle ouverture intéressante. | Perdón por la demora. |
    Espero que estés bien. | Te toca. | Buen fin de semana. | Una partida muy interesante. |
    La semana que viene estaré de vacaciones. | Scusa il ritardo. | Spero che tu stia bene. |
    Tocca a te. | Buon fine settimana! | Una bella partita finora. | Desculpe a demora. |
    Espero que esteja bem. | É a sua vez. | Bom fim de semana! | Sorry voor de late reactie. |
    Jij bent aan zet. | Fijn weekend! | Ik hoop dat het goed gaat. | Undskyld ventetiden. |
    God weekend! | Din tur. | Förlåt att det dröjde. | Trevlig helg! | Hoppas du mår bra. |
    Anteeksi viivästys. | Hyvää viikonloppua! | Sinun vuorosi. | Przepraszam za zwłokę. |
    Miłego weekendu! | Twój ruch. | Omlouvám se za zpoždění. | Hezký víkend! | Jsi na tahu. |
    Elnézést a késésért. | Szép hétvégét! | Scuze pentru întârziere. | Un weekend plăcut! |
    Oprosti na kašnjenju. | Извините за задержку. | Хороших выходных! | Ваш ход. |
    Надеюсь, у вас всё хорошо. | Вибачте за затримку. | Гарних вихідних! |
    Συγγνώμη για την καθυστέρηση. | Καλό σαββατοκύριακο! | Geç yanıt için özür dilerim. |
    İyi hafta sonları! | It is 21 degrees here. | See you on 12.12. in Basel. | I was born in 1963. |
    We meet at 18:30 on Friday. | My rating is 1847 now. | I finished 3rd of 24 players. |
    Our club has 57 members. | My new number is +41 22 735 12 13. |
    This e-mail and any attachments are confidential and intended solely for the addressee. |
    If you have received this email in error please notify the sender and delete it. |
    Diese E-Mail kann vertrauliche Informationen enthalten. | Think before you print. |
    Please consider the environment before printing this email. | Get Outlook for Android |
    Sent with Proton Mail secure email. |
    Diese Nachricht wurde von meinem Android-Gerät mit GMX Mail gesendet. | Virenfrei. www.avast.com |
    Von Samsung-Smartphone gesendet | Envoyé depuis mon téléphone | Inviato dal mio telefono Android |
    Thanks for waiting! | I had to think a while about this one. |
    Hope all is well with you and the family. | Good to hear from you. |
    That was unexpected, well played. | The position is getting sharp. |
    I have a bad feeling about this. | Let us see where this goes. |
    No rush, I am travelling until the 14th. | Please note my new address from January on. |
    We had snow today. | Nice try! | I guess you saw that coming. | Sorry, I forgot to answer. |
    My computer was broken for two weeks. | Do you also play in the league? |
    I was at the tournament in Biel, scored 4 of 7. | Round 3 starts at 14:00. |
    PS: my wife says hello. | Wish you a good start into the week. | Danke für deine Geduld. |
    Jetzt wird es spannend. | Ich musste lange überlegen. | Viele Grüße aus dem verschneiten Bern. |
    Das kam unerwartet. | Entschuldigung, ich war krank. | Bis bald! | Wie war dein Urlaub? |
    Gruß, Boris | Ich spiele am Samstag in der Liga. | Mal sehen, was du dazu sagst. |
    Merci de ta patience. | La position devient intéressante. | J'ai beaucoup réfléchi. | Bien à toi |
    À bientôt | Il neige ici. | Comment vas-tu ? | Gracias por tu paciencia. |
    La posición se complica. | Un saludo cordial desde Madrid. | ¿Qué tal las vacaciones? |
    Hasta pronto | Mucha suerte | Grazie per la pazienza. | La posizione è interessante. | A presto |
    Come stai? | Ho pensato molto a questa mossa. | Un caro saluto | Bedankt voor het geduld. |
    Tot gauw | De stelling wordt spannend. | Hoe was de vakantie? | Groetjes uit Gent |
    Спасибо за терпение. | Позиция становится интересной. | До скорого! | Как дела? |
    Дякую за терпіння. | До зустрічі! | Dziękuję za cierpliwość. | Do usłyszenia |
    Pozycja robi się ciekawa. | Jak się masz? | Díky za trpělivost. | Měj se hezky |
    Pozice se vyostřuje. | Tack för ditt tålamod. | Ha det bra! | Vi hörs | Tak for tålmodigheden. |
    Ha det godt | Takk for tålmodigheten. | Kiitos kärsivällisyydestä. | Nähdään! |
    Köszönöm a türelmet. | Mulțumesc pentru răbdare. | Hvala na strpljenju. |
    Ευχαριστώ για την υπομονή. | Sabrınız için teşekkürler. | Boris Example, CEO |
    ACME GmbH, Hauptstr. 12, 10115 Berlin | Phone 030 1234567 | www.example.org |
    Registered in England No. 123456 | Dr. med. Boris Example | VAT ID DE123456789 |
    Sent from Yahoo Mail on Android | Sent from my Pixel 6 | Redmi Note 11 |
    Enviado desde mi Samsung Galaxy A52 | Sendt fra min iPhone | Lähetetty iPhonesta |
    Odesláno z iPhonu | Отправлено с iPhone | Wysłano z Galaxy S21 | iPhone'umdan gönderildi |
    Elküldve: Galaxy A3 | Elo 1847 (FIDE 1763) | Board 4, team 2 | Platz 3 in Gruppe B2 |
    Flat 4, 12 High Street | Postfach 1716, 4051 Basel | B.Sc. | Office: C4";

/// Lines that take the move back, in words that no table was written from.
pub(super) const SECOND_THOUGHTS: &str = "
    Scrap that, please. | Please delete this mail. | Sorry, other game. | Just kidding :-) | lol no |
    No no no. | That is not final. | Oh wait, I need more time for this. |
    This mail was meant for Carl. | Disregard, wrong window. | I have changed my mind. |
    Don't execute this yet please. | On second thought, no. | Das war für Carl bestimmt. |
    Sorry, andere Partie! | Bitte löschen. | Bitte noch nicht ziehen! |
    Ich habe es mir anders überlegt. | Halt, nein! | Pardon, autre partie. | J'ai changé d'avis. |
    Non, attends. | Ce n'est pas définitif. | Otra partida, perdón. | He cambiado de idea. |
    No, espera. | Altra partita, scusa. | Ho cambiato idea. | No, aspetta! | Outra partida, desculpe. |
    Mudei de ideia. | Andere partij, sorry. | Nee, wacht. | Inna partia, przepraszam. |
    Zmieniłem zdanie. | Nie, czekaj. | Jiná partie, pardon. | Rozmyslel jsem si to. | Передумал. |
    Это для другой партии. | Нет, подождите. | Передумав, вибачте. | Nej, vänta. | Jag har ångrat mig. |
    Nej, vent. | Muutin mieleni. | Meggondoltam magam. | M-am răzgândit. | Predomislio sam se. |
    Άλλαξα γνώμη. | Fikrimi değiştirdim.";

#[test]
fn chatter_leaves_a_move_clear() {
    let mut asked = Vec::new();
    let chatter = phrases(CHATTER);
    for line in &chatter {
        for text in [
            format!("{line}\n\n5755"),
            format!("5755\n\n{line}"),
            format!("5755\n{line}"),
            format!("Hi Anna,\n\n{line}\n\n1... e5\n\nBest\nBoris"),
        ] {
            let understood = read(&quoting(&text, 1));
            if moves(&understood).len() != 1 {
                asked.push((text, understood.question));
            }
        }
    }
    assert!(asked.is_empty(), "{} of {}: {asked:#?}", asked.len(), 4 * chatter.len());
}

#[test]
fn second_thoughts_are_asked_about() {
    let mut played = Vec::new();
    let second_thoughts = phrases(SECOND_THOUGHTS);
    for line in &second_thoughts {
        for text in [
            format!("{line}\n\n5755"),
            format!("5755\n\n{line}"),
            format!("5755\n{line}"),
            format!("Hi Anna,\n\n1... e5\n\nBest\nBoris\n\n{line}"),
        ] {
            let understood = read(&quoting(&text, 1));
            if !moves(&understood).is_empty() || understood.question.is_none() {
                played.push(text);
            }
        }
    }
    assert!(played.is_empty(), "{} of {}: {played:#?}", played.len(), 4 * second_thoughts.len());
}
