### Sentences that a person reads, in Hausa: a part of them. docs/translating.md says how to add a language.

-draw = kunnen doki
-move = { $form ->
    [Bare] Motsi
   *[bare] motsi
}
-game = wasa
-opponent = abokin hamayya
-clock = agogo
-arbiter = { $form ->
    [Bare] Alƙalin wasa
   *[bare] alƙalin wasa
}
-white = { $form ->
    [Bare] Fari
   *[bare] fari
}
-black = { $form ->
    [Bare] Baƙi
   *[bare] baƙi
}
-flag = kibiya
-illegal = ba bisa ka’ida ba
-sealed-move = sirrin motsi
-envelope = ambulan
-seal = hatimce
-adjourn = dage
-resume = sake fara

language-name = Hausa

## Dates and lengths of time

date = { $weekday }, { $day } ga { $month } { $year }, { $time } ({ $iso } { $offset })
weekday-monday = Litinin
weekday-tuesday = Talata
weekday-wednesday = Laraba
weekday-thursday = Alhamis
weekday-friday = Jumma’a
weekday-saturday = Asabar
weekday-sunday = Lahadi
month-january = Janairu
month-february = Faburairu
month-march = Maris
month-april = Afrilu
month-may = Mayu
month-june = Yuni
month-july = Yuli
month-august = Agusta
month-september = Satumba
month-october = Oktoba
month-november = Nuwamba
month-december = Disamba
length-days = kwana { $n }
length-hours = awa { $n }
length-minutes = minti { $n }
exact-days = kwana { $n }
exact-hours = awa { $n }
exact-minutes = minti { $n }
exact-seconds = daƙiƙa { $n }

## Lists

list-comma = ,
verbatim = {""}{ $line }
list-or = { $first } ko { $last }

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-game_over = Wasan ya ƙare.
    .title = Wasan ya ƙare
    .help = Ba za a iya aika komai zuwa wannan { -game } ba.

## Pieces

piece = { $role ->
    [pawn] pawn
    [knight] doki
    [bishop] bishop
    [rook] rook
    [queen] sarauniya
   *[king] sarki
}
piece-on = { piece } a { $square }

## Events of a game, for players and arbiters

arbiter-named = { -arbiter(form: "Bare") } { $name }
arbiter-unnamed = { -arbiter(form: "Bare") }
reason = Dalili: { $reason }

event-moved = { $who-is ->
    [you] Motsinku: { $move } (lokacin da aka yi amfani da shi: { $time }).
   *[other] { -move(form: "Bare") }: { $who } – { $move } (lokacin da aka yi amfani da shi: { $time }).
}
ordinal = { $count }
time-used = { $used }

event-draw-offered = { $who-is ->
    [you] Kun nemi { -draw }.
   *[other] An nemi { -draw }: { $who }.
}
event-draw-declined = { $who-is ->
    [you] Kun ƙi { -draw }.
   *[other] An ƙi { -draw }: { $who }.
}
claim-draw = { -draw }

## What was done, to the player whose command it was

done-game-over = Wasan ya ƙare.

## The position in words

pieces = { -white(form: "Bare") }: { $white }. { -black(form: "Bare") }: { $black }.

## Clocks

clock-white = { -white(form: "Bare") } ({ $name }) – { $times }.
clock-black = { -black(form: "Bare") } ({ $name }) – { $times }.
clock-times = { $times }

## How to answer

answer-draw = An nemi { -draw }: { $opponent }. Idan kun karɓa, ku amsa "{ command-accept }"; idan kun ƙi, ku amsa "{ command-decline }".
moves = { -move(form: "Bare") }: { $moves }

## Below every mail

subject-drawn = { -game } ya ƙare, { -draw }
subject-for-arbiter = zuwa ga { -arbiter }

## Answers to commands

last-move = { -move(form: "Bare") } na ƙarshe: { $move }.
no-move-made = Ba a yi { -move } ba tukuna.

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = na karɓa
    .also = na karba | mun karɓa | mun karba
command-accept-draw = na karɓi kunnen doki
    .also = na karbi kunnen doki | mun karɓi kunnen doki | mun karbi kunnen doki
command-decline = na ƙi karɓa
    .also = na ki karba | mun ƙi karɓa | mun ki karba
command-decline-draw = na ƙi kunnen doki
    .also = na ki kunnen doki | mun ƙi kunnen doki | mun ki kunnen doki
command-draw = kunnen doki
    .also = ina neman kunnen doki | muna neman kunnen doki
command-resign = na miƙa wuya
    .also = na mika wuya | miƙa wuya | mika wuya
command-resign-yes = na miƙa wuya eh
    .also = na mika wuya eh | miƙa wuya eh | mika wuya eh
command-show = nuna allo
    .also = nuna allon dara
command-help = taimako

## Words behind a command

word-yes = eh
word-no = a’a
    .also = a'a
word-white = fari
word-black = baƙi
    .also = baki
word-king = sarki
word-queen = sarauniya
word-rook = rook
word-bishop = bishop
word-knight = doki
word-pawn = pawn

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = sirri* | asiri* | hatim* | rufe* | rufaff* | ambulan* | ambulaf*

## Words that the reader of mail knows. No mail program that is known speaks Hausa, so nothing here is of one.

reading-wrote = ya rubuta | ta rubuta
reading-headings = daga | zuwa | batu | kwanan wata
reading-sent-from = an aika daga …
reading-devices = waya | wayata
reading-end = ƙarshe | karshe
reading-greetings = sannu | salamu | barka | gaisuwa | nagode | godiya
reading-closings = wassalam | gaisuwa | godiya
reading-courtesies = don | allah | nagode | godiya
reading-wishes = sa'a | kuma
reading-announces = motsi | motsina | amsa | amsata
reading-beside = wannan | shi
reading-open = kuma
reading-goes-on = amma
reading-takes-back = na yi kuskure | ba wannan motsin ba | ba wannan wasan ba | kada a buga | kar a buga |
    na canza ra'ayi | jira tukuna
reading-takes-back-short = ba tukuna ba | kuskure
reading-takes-back-clauses = wani wasa | wani wasan
reading-takes-back-first = dakata | tsaya | soke
reading-sighs = haba
reading-no = a'a
reading-game = wasa | wasan
reading-numbered = lamba
reading-numbers = waya
reading-common = ina | so | in | yi | wasa | wasan | dara | sannu | salamu | alaikum | barka | zuwa | sunana | suna |
    na | ni | don | yaya | zan | iya | ta | ko | ba | akwai | asusu | shiga | rajista | wannan | tare | ku | kuna |
    kai | ke | ne | ce
reading-letters = ɓɗƙƴ
reading-officials = kai | ke | ku | alƙali | alkali | alƙalin wasa | alkalin wasa | babban alƙalin wasa |
    babban alkalin wasa | mai gudanarwa
