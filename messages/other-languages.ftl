# Words that the reader of mail knows of languages without a file in i18n/. Behind the dot stands the language. Whoever
# writes its file moves its words there. i18n/en.ftl says where each list is used.

reading-wrote =
    .bg = написа
    .da = skrev
    .el = έγραψε
    .et = kirjutas
    .fi = kirjoitti
    .hu = írta
    .ja = より | のメール
    .lt = rašė
    .lv = rakstīja
    .nb = skrev
    .ro = a scris
    .sk = napísal
    .sv = skrev
    .zh = 写道
reading-headings =
    .bg = от | до | изпратено | относно
    .da = fra | sendt | til | emne
    .fi = lähettäjä | lähetetty | vastaanottaja | aihe
    .nb = fra | sendt | til | emne
    .sk = od | komu
    .sv = från | skickat | till | ämne | datum
reading-subjects =
    .sv = sv
reading-absent =
    .da = autosvar | automatisk svar
    .fi = automaattinen vastaus
    .nb = autosvar | automatisk svar
    .sv = autosvar | automatiskt svar
reading-sent-from =
    .sv = skickat från …
reading-greetings =
    .bg = здравей | здравейте | благодаря
    .ca = hola | bon
    .da = hej | god | kære | tak
    .el = γεια | καλημέρα | καλησπέρα | ευχαριστώ | ναι
    .et = tere | aitäh | tänan
    .fi = moi | terve | hei | hyvää | kiitos
    .hu = szia | üdv | kedves | köszönöm | jó | igen
    .is = halló | sæll | sæl | takk
    .lt = sveiks | sveiki | labas | ačiū
    .lv = sveiki | labdien | paldies
    .nb = hei | god | kjære | takk
    .ro = bună | dragă | mulțumesc
    .sk = ahoj | dobrý | ďakujem
    .sl = živjo | zdravo | hvala | pozdrav
    .sv = hej | god | kära | tack | ja
reading-closings =
    .bg = с | поздрави | уважение
    .ca = salutacions
    .da = hilsen | venlig | med | mvh
    .el = με | χαιρετισμούς | χαιρετισμό
    .et = lugupidamisega | parimate
    .fi = terveisin | ystävällisin | t
    .hu = üdvözlettel | üdv
    .is = kveðja | kær
    .lt = pagarbiai | su
    .lv = ar | cieņu
    .nb = hilsen | vennlig | med | mvh
    .ro = cu | respect
    .sk = s | pozdravom
    .sl = lep | lp | pozdrav
    .sv = hälsningar | vänliga | med | mvh
reading-courtesies =
    .bg = благодаря | моля
    .ca = gràcies | si | us | plau
    .da = tak | venligst
    .el = παρακαλώ | ευχαριστώ
    .et = palun | aitäh | tänan
    .fi = kiitos
    .hu = kérem | köszönöm
    .is = takk
    .lt = prašau | ačiū
    .lv = lūdzu | paldies
    .nb = takk | vennligst
    .ro = mulțumesc | rog | vă
    .sk = prosím | ďakujem
    .sl = hvala | prosim
    .sv = tack | snälla
reading-wishes =
    .bg = и | успех
    .ca = i | bona | sort
    .da = og | held | lykke | til
    .el = και | καλή | τύχη
    .et = ja | edu
    .fi = ja | onnea
    .hu = sok | szerencsét
    .is = og | gangi | þér | vel
    .lt = sėkmės
    .lv = veiksmi
    .nb = og | lykke | til
    .ro = și | noroc
    .sk = a | veľa | šťastia
    .sl = in | srečno
    .sv = och | lycka | till
reading-announces =
    .bg = ход | играя
    .ca = moviment | resposta | jugo | jugada
    .da = træk | spiller | trækker | svar
    .el = κίνηση | κίνησή | παίζω
    .et = käik | mängin
    .fi = siirto | siirtoni | pelaan | siirrän | vastaus
    .hu = lépés | lépésem | lépek | játszom | válasz
    .is = leikur | leik
    .lt = ėjimas | žaidžiu
    .lv = gājiens | spēlēju
    .nb = trekk | spiller | svar
    .ro = mutare | mutarea | joc | mut
    .sk = ťah | hrám | odpoveď
    .sl = poteza | igram | odgovor
    .sv = drag | spelar | svar
reading-beside =
    .bg = моят | е
    .ca = meva | és
    .da = mit | er | min | jeg | her | i
    .el = η | μου | είναι | εγώ
    .et = minu | on | ma
    .fi = minun | on | minä
    .hu = az | én | itt
    .is = mín | minn | ég
    .lt = mano | yra | aš
    .lv = mans | ir
    .nb = mitt | er | min | jeg | her | i
    .ro = mea | este
    .sk = môj | moj | je
    .sl = moj | moja | je
    .sv = min | är | jag | mitt | idag | för | här
reading-open =
    .bg = и | или | не
    .da = er | og | eller | ikke
    .el = και | ή | δεν
    .et = on | ja | ei
    .fi = on | ja | ei
    .hu = és | nem | kód
    .nb = er | og | eller | ikke
    .ro = este | și | nu
    .sv = och | eller | inte
reading-goes-on =
    .da = er | var | men | eller
    .el = αλλά | ή
    .fi = on | oli | mutta | tai
    .hu = volt | de | vagy
    .nb = er | var | men | eller
    .sv = var | men | eller
reading-takes-back =
    .bg = грешна партия | грешен ход | не играй | не играйте | игнорирай | игнорирайте | забрави | забравете |
        връщам хода | оттеглям | изчакай | чакай | исках да кажа | мисля още | размислих | изтрий | изтрийте
    .ca = no juguis | no jugueu | partida errònia | m'he equivocat | ignoreu
    .da = forkert parti | forkert træk | forkert | spil ikke | ikke spil | se bort fra | glem det | tager tilbage |
        trækker tilbage | jeg mente | tænker stadig | ombestemt | ombestemte | fortryder | vent lidt
    .el = λάθος παρτίδα | λάθος κίνηση | μην παίξεις | μην παίξετε | μην το παίξετε | αγνοήστε | αγνόησε | ξέχνα |
        ξεχάστε | παίρνω πίσω | ανακαλώ | περίμενε | περιμένετε | εννοούσα | άλλαξα γνώμη | διέγραψε | σβήσε
    .et = vale partii | vale mäng | vale käik | ära mängi | ärge mängige | unusta | võtan tagasi | eksitus |
        muutsin meelt | kustuta
    .fi = väärä peli | väärä siirto | väärään peliin | älä pelaa | älkää pelatko | unohda | jätä huomiotta |
        perun siirron | peruutan | tarkoitin | vahingossa | mietin vielä | muutin mieleni | poista | ei sittenkään
    .hu = rossz játszma | rossz lépés | rossz parti | ne játszd | ne lépd | ne játssza | hagyd figyelmen |
        felejtsd el | visszaveszem | visszavonom | tévedés | tévedtem | várj | várjon | úgy értettem | meggondoltam |
        töröld | törölje
    .is = röng skák | rangur leikur | ekki leika | hunsaðu | gleymdu | mistök | dreg til baka
    .lt = ne ta partija | ne tas ėjimas | nežaisk | nežaiskite | ignoruok | pamiršk | atsiimu | persigalvojau |
        ištrink
    .lv = nepareizā partija | nepareizs gājiens | nespēlē | nespēlējiet | ignorē | aizmirsti | ņemu atpakaļ |
        pārdomāju | dzēs
    .nb = feil parti | feil trekk | spill ikke | ikke spill | se bort fra | glem det | tar tilbake | ved en feil |
        tenker fortsatt | ombestemt | ombestemte | slett | vent litt
    .ro = partida greșită | partida gresita | mutare greșită | nu juca | nu jucați | ignoră | ignorați | uită |
        uitați | retrag | anulez | așteaptă | așteptați | voiam să spun | m-am răzgândit | șterge | ștergeți
    .sk = zlá partia | nesprávna partia | zlý ťah | beriem späť | zabudni | zabudnite | pomýlil | počkaj | počkajte |
        myslel som | rozmyslel som | vymaž
    .sl = napačna partija | napačna poteza | prezri | pozabi | jemljem nazaj | pomota | počakaj | mislil sem |
        premislil | premislila | izbriši
    .sv = ångrat | ångrat mig | fel parti | fel drag | spela inte | inte spela | bortse | ignorera | glöm det | glöm |
        tar tillbaka | ta tillbaka | jag menade | misstag | tänker fortfarande | ångrar mig | ångrade | radera |
        för det andra partiet | till ett annat parti
reading-takes-back-short =
    .bg = още не | вместо | по-скоро | грешка
    .ca = encara no
    .da = var til | ikke endnu | i stedet | i stedet for | fejl
    .el = όχι ακόμα | αντί | λάθος | σκέφτομαι
    .et = mitte veel | mõtlesin
    .fi = ei vielä | sen sijaan | virhe
    .hu = még nem | inkább | helyette | gondolkodom
    .is = ekki strax
    .lt = dar ne | klaida
    .lv = vēl ne | kļūda
    .nb = var til | ikke ennå | ikke enda | i stedet | i stedet for | fejl
    .ro = încă nu | mai bine | în loc | greșeală | mă gândesc
    .sk = ešte nie | radšej | namiesto
    .sl = še ne | још не | namesto | raje | napaka
    .sv = inte än | inte ännu | hellre | istället
reading-takes-back-clauses =
    .bg = друга партия
    .ca = altra partida
    .da = andet parti
    .el = άλλη παρτίδα | καλύτερα όχι
    .et = teine partii
    .fi = toinen peli | eri peli
    .hu = másik játszma | inkább ne
    .is = önnur skák
    .lt = kita partija
    .lv = cita partija
    .nb = annet parti
    .ro = altă partidă | mai bine nu
    .sk = iná partia
    .sl = druga partija | raje ne
    .sv = annat parti
reading-takes-back-first =
    .bg = стоп | откажи | откажете | отмени | отменете
    .ca = anul | anula
    .da = vent | annuller | annullér | fortryd
    .el = ουπς | στάσου | ακύρωση | ακύρωσε | ακυρώστε
    .et = uups | oota | tühista | tühistage
    .fi = uups | odota | peru | peruuta | peruutus
    .hu = állj | mégse | mégsem | visszavonás
    .is = bíddu
    .lt = palauk | atšaukti | atšauk
    .lv = pagaidi | atcelt | atcel
    .nb = vent | annuller | avbryt
    .ro = anulează | anuleaza | anulare | anulați
    .sk = zruš | zrušiť | zrušte
    .sv = upps | oj | ojdå | vänta | avbryt | ångra
reading-no =
    .bg = не
    .da = nej
    .el = όχι
    .et = ei
    .fi = ei
    .hu = nem
    .is = nei
    .lt = ne
    .nb = nei
    .ro = nu
    .sk = nie
    .sl = ne
    .sv = nej
reading-game =
    .bg = партия | игра
    .ca = partida
    .da = parti
    .el = παρτίδα
    .et = partii | mäng
    .fi = peli | pelissä
    .hu = játszma
    .is = skák
    .lt = partija
    .lv = partija
    .nb = parti
    .sk = partia
    .sl = partija | partiji
    .sv = parti
reading-numbers =
    .bg = тел
    .da = tlf
    .fi = puh
    .nb = tlf
    .sv = rankning
reading-common =
    .be = я | хачу | гуляць | згуляць | у | шахматы | добры | дзень | дзякуй | калі | ласка | мяне | завуць | вітаю |
        на | не | ці
    .bg = аз | искам | бих | искал | искала | да | шах | кореспондентен | добър | ден | добро | утро | вечер |
        казвам | се | името | ми | съм | на | в | за | от | как | може | сметка | акаунт | регистрирам | по | поща |
        това | ви | вие | сте
    .ca = vull | voldria | m'agradaria | jugar | als | escacs | per | correspondència | una | un | dia | bona |
        tarda | em | dic | meu | nom | sóc | com | puc | a | amb | el | la | els | de | en | no | o | que | compte
    .da = jeg | vil | gerne | spille | skak | korrespondanceskak | parti | goddag | dag | navn | hedder | hvordan |
        kan | og | med | det | den | en | et | på | konto | mig | for | at | hos | jer
    .et = mina | ma | soovin | tahan | mängida | malet | kirimale | tervist | nimi | olen | kuidas | saan | või |
        konto
    .fa = من | می‌خواهم | بازی | کنم | شطرنج | سلام | لطفا | ممنون
    .fi = haluan | haluaisin | pelata | shakkia | kirjeshakkia | pelin | päivää | nimeni | olen | miten | voin |
        tilin | rekisteröityä | mukaan | teidän
    .hr = ja | želim | zelim | htio | htjela | bih | hoću | igrati | igram | šah | sah | dopisni | partiju | dobar |
        dan | dobro | jutro | večer | zdravo | hvala | pozdrav | zovem | se | ime | mi | je | sam | molim | kako | mogu |
        i | s | sa | na | u | za | od | ne | ili | račun | da | vas
    .hu = szeretnék | akarok | játszani | sakkozni | sakk | levelezési | egy | játszmát | napot | üdvözlöm | nevem |
        a | vagyok | hogyan | fiók | regisztrálni
    .lt = noriu | norėčiau | žaisti | šachmatais | vardas | esu | kaip | ir | ne | ar
    .lv = es | vēlos | gribu | spēlēt | šahu | mani | sauc | esmu | kā | un | ne
    .nb = vil | ønsker | gjerne | spille | sjakk | korrespondansesjakk | parti | dag | navnet | heter | hvordan |
        kan | og | med | det | den | en | et | på | konto | meg | for | hos | dere
    .ro = eu | vreau | aș | dori | să | joc | șah | sah | corespondență | o | partidă | ziua | buna | salut | mă |
        numesc | numele | meu | sunt | cum | pot | cu | în | la | sau | un | cont | înregistrez
    .sk = chcem | chcel | chcela | by | som | hrať | zahrať | si | šach | partiu | deň | večer | volám | sa | meno |
        moje | ako | môžem | so | na | do | v | alebo | čo | účet | to | že | pre
    .sl = jaz | želim | rad | bi | igral | igrati | šah | dopisni | partijo | dober | dan | pozdravljeni | ime | mi |
        sem | kako | lahko | z | s | na | v | za | ali | račun | se
    .sv = vill | skulle | vilja | gärna | spela | schack | korrespondensschack | ett | en | parti | dag | mitt |
        namn | heter | hur | kan | med | det | på | till | konto | registrera | mig | att | hos | er
reading-letters =
    .be = абвгдеёжзійклмнопрстуўфхцчшыьэюя
    .bg = абвгдежзийклмнопрстуфхцчшщъьюяѝ
    .ca = àçèéíïòóúü
    .da = æøåé
    .et = õäöüšž
    .fa = آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئءأ
    .fi = äöå
    .hr = čćđšž
    .hu = áéíóöőúüű
    .lt = ąčęėįšųūž
    .lv = āčēģīķļņšūž
    .nb = æøåéòô
    .ro = ăâîșțşţ
    .sk = áäčďéíĺľňóôŕšťúýž
    .sl = čšž
    .sv = åäöé
