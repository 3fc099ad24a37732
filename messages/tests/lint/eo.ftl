language-name = Esperanto
length-days = { $n ->
    [one] { $n } tago
   *[other] { $n } tagoj
}
refusal-game_over = La ludo finiĝis.
event-draw-offered = { $who-is ->
    [you] Vi proponis remizon.
   *[other] { $who } proponis remizon.
}
command-accept = akceptu
    .also = akceptas | mi akceptas
command-resign = kapitulacu
word-yes = jes
reading-wrote = skribis
reading-headings = de | sendita | al | temo
reading-greetings = saluton | kara
