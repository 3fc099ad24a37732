### Every sentence that a person reads, in English. docs/translating.md says how to add a language.
###
### A message is whole sentences, or a reason or a label that another message contains as an argument.
### { $who } is a name; { $who-is } is "you" if that person reads the message, else "other".

language-name = English

## Dates and lengths of time

# $weekday and $month are messages below, $day and $year numbers, $iso is 2026-11-22, $time 18:00, $offset +01:00.
# The ISO date stands in every language.
date = { $weekday } { $iso } { $time } { $offset }
date-beyond = a date beyond the calendar
weekday-monday = Mon
weekday-tuesday = Tue
weekday-wednesday = Wed
weekday-thursday = Thu
weekday-friday = Fri
weekday-saturday = Sat
weekday-sunday = Sun
month-january = January
month-february = February
month-march = March
month-april = April
month-may = May
month-june = June
month-july = July
month-august = August
month-september = September
month-october = October
month-november = November
month-december = December
length-days = { $n } d
length-hours = { $n } h
length-minutes = { $n } min
# The same in time controls, such as "10 moves in 50d" and "1d 12h".
exact-days = { $n }d
exact-hours = { $n }h
exact-minutes = { $n }m
exact-seconds = { $n }s

## Lists

# One of several: "e4 or d4", "e4, d4 or c4".
# Between two things of a list, with a blank behind it.
list-comma = ,
# A line of a board or of moves, which keeps its direction.
verbatim = {""}{ $line }
list-or = { $first } or { $last }
list-more = { $list } and { $n } more

## Time controls

# All parts of a control together.
control = { $control }
control-per-move = { $days ->
    [one] 1 day
   *[other] { $days } days
} for each move
control-period = { $moves ->
    [one] { $moves } move in { $time }
   *[other] { $moves } moves in { $time }
}
# Joins parts of a time control: whole days, double after 20 days.
control-then = { $first }, then { $next }
control-increment-of = { $period } + { $increment } a move
control-cap-of = { $period } up to { $cap }
control-delay-of = { $period } with a delay of { $delay }
control-whole-days = { $control }, whole days
control-double = { $control }, double after { $days } days
control-thematic-start = { $control }, thematic
control-triple-block-of = Triple Block { $clock }/{ $bank }/{ $increment }
control-triple-block-moves = { $blocks } for { $moves } moves

## What adjourned games wait for

adjourned-resumption = the time of resumption, or { $replier }
adjourned-opening = the opening of the envelope; no clock runs
adjourned-replier = { $replier }, whose clock runs
adjourned-former_sealer = { $replier }, who sealed before and has not come; their clock runs
adjourned-late_opening = the opening of the envelope: somebody came too late
adjourned-adjudication = the arbiter, to adjudicate, or { $sealer }, if they have the text that was sealed; no clock runs
adjourned-sealed_text = { $sealer }, to show the text that was sealed; their clock runs
adjourned-reading = { $replier }, to choose a reading; their clock runs
adjourned-publication = an arbiter with a key, or { $sealer }, to show what both players want shown
adjourned-sealing = { $sealer }, to seal the draft or another move; their clock runs
# $complete: the envelope can still be opened here.
adjourned-gone = { $waits_for }; these holders of its keys have no account any more: { $players }{ $complete ->
    [no] , so the envelope cannot be opened here
   *[yes] {""}
}

## Mails about an account

account-welcome =
    You have an account at { $site }, and your name here is { $name }. If you did not ask for it, do nothing: no game begins without you.

    You can do everything by mail. Reply to this mail with one command to a line:

    {"  "}seek                 look for an opponent; seek 10 days, seek white
    {"  "}seeks                who else does; accept challenge C7 begins the game
    {"  "}challenge NAME       challenge a player
    {"  "}games                your games, and whose move it is
    {"  "}settings             your time zone, how moves are written to you, and which
    {"  "}                     notices you get
    {"  "}help                 every command

    When a game begins, a mail shows the position and your clock. Reply to it with your move, such as e4 or 5254, alone on a line.
account-deleted = The account { $name } was deleted. Nothing more is sent to this address.
account-address = The account { $name } has another mail address now; nothing more is sent to this one, and all sessions and API tokens have ended. If this was not you, tell the people who run this service.
account-role = Your role is now: { $role }.
role-player = player
role-arbiter = arbiter
role-administrator = administrator
account-envelope-key = A key that opens sealed moves was set for your account: { $key }. If this was not you, end your sessions and tell an administrator at once: from now on moves are sealed to it.
account-token-made = The API token "{ $label }" was made for your account. If this was not you, revoke it.
account-tokens-revoked = The service was restored from a backup. Your API tokens were revoked, because one that you revoked yourself since would have come back; make new ones for your programs.
# The address follows.
calendar-made = The address of your calendar was made. Calendar programs subscribe to it and show the deadlines of your games:
calendar-how = Whoever has the address reads your deadlines, so give it to nobody. The address before it no longer works. To revoke this one, write: { command-calendar-off }
calendar-shown = An address of your calendar was made. Whoever has it reads the deadlines of your games. An address before it no longer works. If this was not you, write: { command-calendar-off }
calendar-void = The service was restored from a backup. The address of your calendar was revoked, because one that you revoked yourself since would have come back. To make a new one, write: { command-calendar }
webhook-made = A webhook was made for your account: the events of your games are sent to { $host }. If this was not you, delete it, and revoke your API tokens.
webhook-secret-made = Your webhook that sends to { $host } got another secret. The secret before it is good for 24 hours more. If this was not you, delete the webhook, and end your sessions.
webhook-secrets-a-day = You made { $limit } secrets of webhooks in the last 24 hours; wait.
webhook-enabled = Your webhook was switched on: the events of your games are sent to { $host }. If this was not you, delete it, and end your sessions.
webhook-off = Nothing could be sent to { $host } for five days. Your webhook was switched off, and what waited for it is given up. When the receiver works, switch it on again.
webhook-failed = Your webhook does not work: an event could not be sent to { $host } in three days and is given up. Later events are still sent. Look at the deliveries of the webhook; they can be sent again for 30 days. No other mail comes about it until a delivery succeeds.
webhook-gone = The receiver at { $host } says that it is gone. Your webhook was switched off, and nothing more is sent to it.
webhook-restored = The service was restored from a backup. Your webhook at { $host } was switched off, because one that you deleted yourself since would have come back. Switch it on again, or delete it.
account-session-copied = A key of one of your sessions (client: { $device }) was used twice, so somebody may have copied it. That session was ended; sign in again where you need it.
account-unknown-client = unknown
# Why a mail came back, where the other server named no status code.
bounce-unknown = no status code
bounce-expired = no delivery in time
bounce-not-sent = no connection to a mail server that takes it
account-mail-stopped = Mail to { $name } does not arrive: since { $since }, { $bounces } mails came back, the last one with { $reason }. No more mail about games is sent to this player until it works again. The record of each running game says so: { $games }. The clocks go on; whether anything follows from it is for the arbiter.
account-mail-not-fetched = Since { $since }, no mail can be fetched from { $source }: { $trouble ->
    [unreachable] the host cannot be reached
    [slow] the host does not answer in time
    [certificate] the certificate of the host is not valid, or TLS fails
    [password] the host refuses the user or the password
    [folder] the folder cannot be opened
    [full] the mailbox is full
   *[protocol] the host refuses a command
}. Moves by mail wait there. What to do: postzug doctor.
account-mail-aside = { $source } was changed by another program while Postzug cut mail out of it. Since { $since }, a file beside it holds what may be missing there; mail is still taken. What to do: postzug doctor.
account-mail-single = Since { $since }, some mails in { $source } cannot be taken, and the moves in them wait there. Other mail is taken. Postzug keeps trying. What to do: find the reason in the log. A mail that you delete or move elsewhere is no longer tried.
account-mail-stopped-help = Your games are here, and their clocks go on. See that your mailbox takes mail, or change the address with POST /v1/me/address. Then POST /v1/me/mail/resume.
account-mail-returned-help = See that your mailbox takes mail, or change the address with POST /v1/me/address. Mail is still sent; if more comes back, it stops.
account-left = { $how ->
    [silence] { $name } has lost half of their games by silence and counts as withdrawn from
    [withdrawal] { $name } has withdrawn from
   *[expulsion] { $name } was expelled from
} { $scope ->
    [all] all games
   *[event] "{ $event }"
}. { $games }
account-left-none = There are no other games.
account-left-none-yet = Their other games under way: none yet.
account-left-games = Their other games under way: { $games }.
account-left-fault = In some it could not be done, because of a fault: the operator finds it in the log.
account-left-open = In these no clock runs until an arbiter adjudicates them or lets somebody else play on: { $games }.
account-not-done = { $game } (not done: { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.
## For programs and their users over HTTP: .title is the refusal in a few words, .help is advice, and .game says what
## happened to the game and its clock where that is none of the sentences of "What a refusal left of the game".

refusal-not_a_player = You are not a player of this game.
    .title = Not a player of this game
    .help = Only the two players may do this.
refusal-not_an_arbiter = Only an arbiter may do this.
    .title = Only an arbiter may do this
    .help = Ask an arbiter of the game.
refusal-same_player = A player cannot play against themselves.
    .title = Nobody plays against themselves
    .help = Name another opponent.
refusal-bad_start = The game cannot start like this: { $reason }.
    .title = The game cannot start like this
    .help = Correct the start position or the regulations.
refusal-not_your_move = It is the opponent's move.
    .title = It is the opponent's move
    .help = Wait for the opponent's move.
refusal-wrong_ply = This was meant for the position after { $expected } half-moves, but { $current } have been played.
    .title = Meant for another position
    .help = Read the game again and send the move for the present ply.
refusal-already_played = This move was already recorded as half-move { $ply }.
    .title = This move was recorded before
    .game = The move stands as recorded the first time.
    .help = Nothing: the move counts.
refusal-not_a_move = "{ $text }" is not a move in any notation this service knows.
    .title = Not a move
    .help = Write one move, for example 5254 or e4; GET .../legal lists the legal ones.
refusal-illegal_move = "{ $text }" is not legal here: { $reason }.
    .title = Not legal here
    .game = No move was made and the clock keeps running. The attempt is counted.
    .help = Send a legal move; GET .../legal lists them.
refusal-ambiguous_move = "{ $text }" has more than one reading: { $readings }.
    .title = More than one legal move fits
    .help = Send one of the readings.
refusal-promotion_missing = "{ $text }" must say what the pawn becomes: { $readings }.
    .title = The promotion piece is missing
    .help = Say what the pawn becomes, for example 57581 or e8=Q.
refusal-too_late = The time limit was exceeded before this was received.
    .title = The time limit was exceeded
    .game = Nothing was done. The flag falls and the timekeeper ends the game, unless its flags must be claimed.
    .help = Nothing can be sent to this game any more. Where flags must be claimed, you may still move until somebody claims.
refusal-game_over = The game is over.
    .title = The game is over
    .help = Nothing can be sent to this game any more.
refusal-no_draw_offer = The opponent has not offered a draw.
    .title = No draw offer stands
    .help = Offer a draw together with your next move.
refusal-draw_too_early = No draw may be agreed before move { $move_number } is completed.
    .title = Too early for a draw by agreement
    .help = Play on; the regulations of this game name the move.
refusal-claim_not_correct = The claim is not correct: { $reason }.
    .title = The claim is not correct
    .game = The claim is on record; an announced legal move has been played, and draw_offer in the game says whether the claim stands as an offer.
    .help = Read the game again before the next move.
refusal-offer_too_soon = After a draw offer you make { $moves } moves before you offer again: no draw was offered.
    .title = You offered a draw not long ago
    .game = A move that came with it was played, without the offer.
    .help = Wait for the opponent's, or make the moves that are named.
refusal-no_tablebase_claims = The regulations of this game do not allow claims by tablebases.
    .title = No claims by tablebases in this game
    .help = Play on.
refusal-table_needed = The tablebases are needed.
    .title = The tablebases were not looked at
    .help = Try again later; quote the request id to the operator.
refusal-too_many_men = With more than { $men } men on the board no claim by a tablebase is possible.
    .title = Too many men for a tablebase
    .help = Claim when no more than the regulated number of men is on the board.
refusal-referred_before = An arbiter was asked about this position before; play a move first.
    .title = An arbiter was asked about this position
    .help = Play a move; another position can be claimed.
refusal-analysis_needed = Adjudication is requested with your analysis, not claimed.
    .title = Adjudication is asked for with analysis
    .help = POST to .../adjudication instead.
refusal-no_adjudication = The regulations of this game do not let a player ask for adjudication.
    .title = No requests for adjudication in this game
    .help = Play on; an arbiter can adjudicate without a request.
refusal-already_asked = You have asked for adjudication in this game before.
    .title = You have asked for adjudication before
    .help = Play on; an arbiter can adjudicate without a request.
refusal-adjudication_too_early = Adjudication can be asked for when move { $move_number } is completed.
    .title = Too early to ask for adjudication
    .help = Ask when the move that is named is completed by both sides.
refusal-analysed_enough = You have handed in analysis three times; the arbiter decides by it.
    .title = You have handed in analysis three times
    .help = Wait for the decision.
refusal-bad_analysis = Analysis is plain text of 1 to 20,000 characters.
    .title = Analysis is missing or too long
    .help = Send plain text of 1 to 20,000 characters.
refusal-claim_pending = A claim waits for the arbiter's decision; no clock runs until then.
    .title = A claim waits for the arbiter
    .help = Wait for the decision; no clock runs.
refusal-no_claim = No claim of that number waits for a decision.
    .title = No claim waits
    .help = Look at the game again.
refusal-adjourned = The game is adjourned; no move can be made until it resumes.
    .title = The game is adjourned
    .help = Ask to resume, or wait for the agreed time.
refusal-not_adjourned = The game is not adjourned.
    .title = The game is not adjourned
    .help = This is possible only in an adjourned game.
refusal-must_seal = The game is being adjourned: seal your move instead of playing it.
    .title = The move must be sealed
    .help = POST the move to .../seal.
refusal-not_sealing = No adjournment has been agreed or ordered.
    .title = No adjournment was agreed or ordered
    .help = Play the move, or propose to adjourn first.
refusal-not_sealable = Nothing was sealed, the move was not taken: { $why }.
    .title = Nothing was sealed
    .game = Nothing was sealed; the clock of the side to move keeps running.
    .help = Seal one legal move, for example 5254 or e4.
refusal-adjournment_not_allowed = The regulations of this game do not let the players agree to adjourn.
    .title = Players may not adjourn here
    .help = Ask an arbiter.
refusal-already_proposed = { $by_you ->
    [yes] You have already proposed to adjourn; the opponent has not answered yet.
   *[no] The opponent has proposed to adjourn. To accept, reply to the mail that says so; a program names the position on the board.
}
    .title = Adjournment is proposed already
    .help = Accept the opponent's proposal with its ply, or wait for the answer to yours.
refusal-no_adjournment_proposed = The opponent has not proposed to adjourn.
    .title = No proposal to adjourn stands
    .help = Propose it yourself.
refusal-already_requested = You have already asked to resume; the envelope opens when your opponent is ready.
    .title = Resumption is asked for already
    .help = Wait for the opponent.
refusal-commitment_mismatch = The opened envelope does not match the { $sealed_by ->
        [white] white
       *[black] black
    } commitment.
    .title = The envelope is not what was sealed
    .game = The envelope stays closed; no clock runs.
    .help = The arbiter has to look at this.
refusal-envelope_needed = The text of the envelope is needed.
    .title = The text of the envelope is needed
    .help = POST its text to .../opening.
refusal-arbiters_hold_it = The arbiters have the keys of the envelope: it is opened with its text.
    .title = The arbiters have the keys of the envelope
    .help = POST its text to .../opening.
refusal-no_session = Sessions of this game have no set length: propose to adjourn instead.
    .title = Sessions have no set length here
    .help = Propose to adjourn instead.
refusal-session_too_long = Adjourning now would use your time until the session ends, and your time limit ends before.
    .title = The rest of the session is longer than the time left
    .help = Play on, or propose to adjourn.
refusal-not_encrypted = This is not an envelope encrypted with age, armored, of at most 32 KiB.
    .title = Not an encrypted envelope
    .help = Encrypt the text with age -a, to the keys under .../envelope/recipients.
refusal-wrong_recipients = The envelope is not encrypted to those who must open it: it takes { $needed } of { $holders } keys, all of which stand under /envelope/recipients.
    .title = Encrypted to others
    .help = Seal with postzug seal --recipients and the answer of .../envelope/recipients.
refusal-envelope_opens = The envelope is not missing: the service holds it, and it opens.
    .title = Not missing
    .game = The service holds the envelope and can open it.
    .help = Open it with /resume, or approve an early opening first.
refusal-commitment_used = This commitment was used in this game before: write another envelope, with a new nonce.
    .title = The commitment was used before
    .help = Write another envelope, with a new nonce.
refusal-no_draft = Nothing was drafted: seal a move.
    .title = Nothing was drafted
    .help = POST the move to .../seal.
refusal-already_acknowledged = This is on record already: the face was acknowledged, the early opening approved, or the envelope declared missing.
    .title = This was done before
    .help = Nothing: it stands on the record.
refusal-too_soon = Announce the resumption at least a day and at most a year ahead.
    .title = The new time is not a day to a year ahead
    .help = Announce the resumption earlier.
refusal-not_to_be_opened = The envelope is not due: it is opened before its time only by arbiters, with a reason.
    .title = The envelope is not due
    .help = Wait until the game resumes; an arbiter may open it before, with a reason.
refusal-second_arbiter_needed = It takes two arbiters to open the envelope before its time: { $approved_by_you ->
        [yes] you have approved it, and another one opens it now
        [no] another one has approved it, and you open it now
       *[nobody] another one approves it first (approve early: the reason)
    }.
    .title = It takes two arbiters before the time
    .help = Let another arbiter approve the early opening first; what one has approved another one opens.
refusal-approval_needed = The envelope is not due yet: to open it before its time approve that first, with your reason (approve early: the reason), then open it.
    .title = It takes an arbiter's reason before the time
    .help = Approve the early opening with your reason first (approve_early_opening), or wait for resume_at and the players.
refusal-no_shut_envelope = There is nothing to show: the game must have been given up or drawn while it was adjourned, and both players must agree that its envelope is shown.
    .title = No envelope stayed shut
    .game = Nothing is shown.
    .help = Only an envelope that was shut when the game was given up or drawn can be shown.
refusal-appeal_possible = The envelope stays shut as long as there can be an appeal in this game: a decision of the arbiter could be reversed, and the game then goes on.
    .title = The arbiter's decision could be reversed
    .help = Ask again when the time to appeal is over and every appeal is decided.
refusal-too_few_arbiters = Only { $left } of the arbiters of this game can open envelopes, and it takes { $needed }: an arbiter must register a key for envelopes first, or the game goes on without adjournment.
    .title = Too few arbiters hold keys
    .game = Nothing is sealed to fewer arbiters than the regulations ask for.
    .help = Ask an arbiter of the game to register a key for envelopes.
refusal-draft_for_others = The arbiters who can open envelopes have changed since you drafted your move: draft it again.
    .title = Other arbiters open envelopes now
    .help = Draft or seal your move again: POST it to .../seal.
refusal-not_a_reading = Choose one of the readings of the sealed move.
    .title = Not one of the readings
    .help = Send one of adjournment.readings.
refusal-clocks_settled = The clocks can be questioned only until your first move after a resumption.
    .title = Too late to question the clocks
    .help = Ask the arbiter, who may decide all the same.
refusal-bad_clocks = The clocks cannot be set so: a deadline lies ahead, on no day of leave, and only a clock that runs has one; and a clock shows no more than its control allows.
    .title = The clocks cannot be set so
    .help = Times used are not negative; a deadline is ahead, only of a clock that runs, on no day of leave, and in Triple Block no further than it can show.
refusal-not_due = The time of resumption has not come.
    .title = The time of resumption has not come
    .help = Wait, or let both players ask to resume.
refusal-bad_reason = Give a reason of 1 to 500 characters.
    .title = A reason is missing or too long
    .help = Give a reason of 1 to 500 characters.
refusal-too_many_acts = This game has reached its limit of 100 acts of arbiters.
    .title = Too many acts of arbiters
    .help = Nothing more can be added; annul the game or let it end.
refusal-bad_outcome = A game is cancelled or annulled, not adjudicated without a result.
    .title = Not a result
    .help = Cancel or annul the game instead.
refusal-not_over = The game is not over.
    .title = The game is not over
    .help = Points are changed when it is over.
refusal-bad_points = A side gets at most the two half points of a win.
    .title = Too many points
    .help = Name at most two half points for a side.
refusal-take_back_not_allowed = A move that was sent stands: the regulations of this game let none be taken back.
    .title = No move is taken back here
    .help = The regulations of this game let every move stand.
refusal-nothing_to_take_back = Only the last move can be taken back, or the last two, and none that was sealed.
    .title = This move cannot be taken back
    .help = Name one or two half-moves less than have been played, none of them sealed.
refusal-bad_replacement = The replacement must be a person who neither plays nor judges in this game.
    .title = Not somebody who can play on
    .help = Name somebody who neither plays nor judges in this game.
refusal-resign_instead = A player withdraws from all games of an event, or from all games: a single game is resigned.
    .title = A single game is resigned
    .help = Resign, or withdraw from the event of a game or from all games.
refusal-player_withdrawn = A player has withdrawn from this game: no clock runs, and an arbiter decides what becomes of it.
    .title = A player has withdrawn
    .help = An arbiter adjudicates the game, or lets somebody else play on.
refusal-act_reversed = Another arbiter has reversed this on appeal: only an arbiter other than you may do it again.
    .title = Another arbiter has reversed this
    .help = An arbiter other than you may do it again.
refusal-other_game_counts = { $game } counts instead of this game: no more decisions are made in this one.
    .title = Another game counts instead
    .help = Look at the game that is named.
refusal-other_line = This was written before an arbiter undid something in this game: check the present position and write again.
    .title = Meant for a position that was undone
    .help = Read the game again and send the move with its ply and revision.
refusal-no_such_act = There is no act of an arbiter of that number.
    .title = No such act
    .help = Read acts in the game: an appeal names its number.
refusal-already_appealed = There has been an appeal against this already.
    .title = There has been an appeal
    .help = Wait for the decision, or read it in acts.
refusal-appeal_too_late = The time to appeal against this is over.
    .title = The time to appeal is over
    .help = Nothing can be done: the regulations of the game name the days.
refusal-no_appeal = No appeal against this waits for a decision.
    .title = No appeal waits for a decision
    .help = Read acts in the game.
refusal-own_act = Another arbiter decides about an appeal against what you did.
    .title = Nobody decides about their own act
    .help = Another arbiter has to decide.
refusal-offer_with_move = A draw is offered together with a move.
    .title = A draw is offered with a move
    .help = Set draw_offer on your next move.
refusal-offer_with_draft = The draft is in its envelope as it was written, so no draw offer can be added to it. Nothing was sealed. To offer a draw, seal a move with the offer; to seal the draft, leave the offer out.
    .title = No draw offer is added to a draft
    .help = Name the move and set draw_offer, or seal the draft without draw_offer.
refusal-your_move = It is your move: play it; conditional moves are for the time when your opponent thinks.
    .title = It is your move
    .help = Play it; give conditional moves with it or afterwards.
refusal-conditions_not_allowed = The regulations of this game do not allow conditional moves.
    .title = No conditional moves in this game
    .game = No conditional moves were stored.
    .help = Play without them.
refusal-bad_conditions = Your conditional moves were not kept: in line { $line }, half-move { $half_move } { $why }.
    .title = The conditional moves are wrong
    .game = None of them was stored; those given before stay.
    .help = Correct the line and half-move that are named.
refusal-offer_and_conditions = { $offer } { $conditions }
    .title = Neither the draw offer nor the conditional moves were taken
    .game = The move was played without them: see version and ply.
    .help = Read offer and conditions; correct the conditional moves and give them again.
refusal-already_offered = You have already offered a draw; the opponent has not answered yet.
    .title = Your draw offer stands already
    .help = Wait for the opponent's answer.
refusal-record_full = Too many moves without capture or pawn move: claim the draw or ask the arbiter.
    .title = Too many moves without capture or pawn move
    .help = Claim the draw or ask an arbiter.
refusal-not_the_timekeeper = Only the service itself does this.
    .title = Only the service itself does this
    .help = Nothing: the service does it when it is due.
refusal-unknown_game = There is no such game.
    .title = No such game
    .help = Check the number of the game.
refusal-unknown_player = There is no player of that name.
    .title = No such player
    .help = Check the name; deleted accounts cannot be challenged.
refusal-unknown_challenge = There is no such challenge.
    .title = No such challenge
    .help = It does not exist, or it is not for you.
refusal-challenge_closed = This challenge is no longer open.
    .title = The challenge is no longer open
    .help = Challenge the player yourself.
refusal-too_many_challenges = You have { $limit } challenges and seeks open; wait for answers or withdraw some.
    .title = Too many challenges are open
    .help = Wait for answers or withdraw some.
refusal-key_reused = This key was used for another request before; use a new one.
    .title = The Idempotency-Key was used for another request
    .help = Use a new key for a new request, and the same key only to repeat the same one.
refusal-ply_missing = Say for which half-move this is meant.
    .title = The position is not named
    .help = Send ply: the number of half-moves that have been played.
refusal-bad_message = A message is plain text of 1 to 2,000 characters.
    .title = The message cannot be taken
    .help = Send plain text of 1 to 2,000 characters.
refusal-flag_not_fallen = No flag has fallen.
    .title = No flag has fallen
    .help = Wait for the deadline.
refusal-flag_for_arbiter = The flag has fallen, but in this game only an arbiter ends the game by it; the arbiters are told.
    .title = Only an arbiter claims this flag
    .game = The game goes on, and a move still counts, until an arbiter ends it.
    .help = Wait: the arbiters are notified when a flag falls.
refusal-mail_noted = The record says so already.
    .title = The record says so already
    .help = Nothing: it stands on the record.
refusal-zone_noted = The record says so already.
    .title = The record says so already
    .help = Nothing: it stands on the record.
refusal-on_leave = You are on leave and cannot move until it is over.
    .title = You are on leave
    .game = No move was made; the clock stands still.
    .help = Move when the leave is over.
refusal-no_leave = There is no leave in this game.
    .title = There is no leave in this game
    .help = The regulations of the game name none.
refusal-bad_leave = Leave is a first and a last day, at most a year ahead.
    .title = Not leave that can be booked
    .help = Name a first and a last day, at most a year ahead.
refusal-leave_too_short = Leave must be at least { $days } days long.
    .title = The leave is too short
    .help = Book the shortest length of the regulations or more.
refusal-leave_too_late = Leave must be booked before its first day begins, and at least { $days } days ahead. This was too late.
    .title = Too late to book this leave
    .help = Book leave that begins later.
refusal-leave_overlaps = You have booked leave on some of these days already.
    .title = Leave is booked on some of these days
    .help = Name other days.
refusal-leave_used_up = You have { $days } days of leave left in { $year }.
    .title = Too few days of leave are left
    .help = Book fewer days of that year.
refusal-no_such_leave = No leave that can still be taken back begins on that day.
    .title = No such leave can be taken back
    .help = Read the game: its clocks list the leave.
refusal-nothing_to_declare = There is nothing to declare: silence does not lose this move, or an arbiter has set its deadline.
    .title = Silence does not lose this move
    .help = Nothing: think as long as the clock allows.
refusal-no_bank = This game has no bank to refill the clock from.
    .title = There is no bank in this game
    .help = Only Triple Block has one.
refusal-nothing_to_refill = There is nothing to refill: the clock is full or the bank is empty.
    .title = Nothing to refill
    .help = The clock is full or the bank is empty.
refusal-rate_limited = Too many messages, claims and challenges; wait { $retry_after } seconds before the next one.
refusal-nothing_to_return = No running clock is affected by this downtime.
    .title = No running clock is affected
    .help = Nothing: there is nothing to give back.

## Refusals about accounts.

refusal-bad_name = This name cannot be used: { $reason }.
    .title = The name cannot be used
    .help = Choose another name.
refusal-name_taken = This name, or one that looks like it, is taken; choose another one.
    .title = The name is taken
    .help = Choose another name; a code that was sent stays good.
refusal-bad_address = This is not a mail address this service can write to.
    .title = Not a mail address we can write to
    .help = Correct the address.
refusal-no_such_language = There is no such language here. These are: { $languages }.
    .title = No such language
    .help = Use one of the tags in languages.
refusal-bad_time_zone = This is not the name of a time zone, such as Europe/Berlin.
    .title = Not a time zone
    .help = Use an IANA name such as Europe/Berlin.
refusal-bad_key = This is not a public key of age, which begins with age1.
    .title = Not a public key of age
    .help = Send what age-keygen prints as the public key; it begins with age1.
refusal-key_taken = Another account has this key; make one of your own with age-keygen.
    .title = Another account has this key
    .help = Make a key of your own with age-keygen and send its public part.
refusal-bad_label = A label has 1 to 60 characters and no control characters.
    .title = The label cannot be used
    .help = Use 1 to 60 visible characters.
refusal-too_many_codes = Too many codes were asked for this address. The next one can be asked for at { $retry_at }.
    .title = Too many codes for this address
    .help = Use a code that was sent, with the request that asked for it, or ask again at retry_at.
refusal-wrong_code = This is not the code that was sent; { $tries_left } tries are left.
    .title = Not the code that was sent
    .help = Type the eight digits of the mail that this request asked for; after five wrong tries ask for a new code.
refusal-code_void = This code cannot be used any more; ask for a new one.
    .title = The code is of no use any more
    .help = Ask for a new code: this one expired, was used, or was tried too often.
refusal-session_ended = The session has ended; sign in again.
    .title = The session has ended
    .help = Sign in again.
refusal-bad_token = This token is not valid.
    .title = The token is not valid
    .help = Use the token exactly as it was issued; no session was ended.
refusal-no_scope = An API token needs at least one scope.
    .title = No scope
    .help = Name at least one scope.
refusal-already_expired = The token would have expired already.
    .title = The expiry lies in the past
    .help = Name an instant in the future, or none.
refusal-too_many_tokens = You have { $limit } API tokens; revoke one first.
    .title = Too many API tokens
    .help = Revoke one first.
refusal-bad_webhook_url = This is not an address for a webhook.
    .title = Not an address for a webhook
    .help = Give an address that begins with https:// and has a host of the internet, without a user name, at most 1000 characters.
refusal-too_many_webhooks = You have { $limit } webhooks; delete one first.
    .title = Too many webhooks
    .help = Delete one first.
refusal-webhook_off = The webhook is switched off.
    .title = The webhook is off
    .help = Switch it on first.
refusal-sign_in_again = Sign in again first: this needs a sign-in of the last 15 minutes.
    .title = A fresh sign-in is needed
    .help = Sign in again and repeat the request within 15 minutes.
refusal-not_an_administrator = Only an administrator may do this.
    .title = Only an administrator may do this
    .help = Ask an administrator.
refusal-last_administrator = There must be at least one administrator.
    .title = The last administrator cannot be removed
    .help = Make somebody else administrator first.
refusal-notice_needed = Notices of the kind { $kind } cannot be switched off: { $why }.
    .title = Notices of this kind stay on
    .help = Nothing: without them a game or the account could be lost. Others can be switched off.
refusal-not_found = There is no such { $what }.
refusal-games_running = You have { $games } running games; resign them first, or ask to resign them all.
    .title = Games are running
    .game = Nothing happened to the games.
    .help = Resign them first, or send resign_all.

## What a refusal left of the game, over HTTP

game-nothing = Nothing happened to the game; the clock was not touched.
game-running = No move was made; the clock of the side to move keeps running.
game-no-clock = Nothing happened to the game; no clock runs.
game-envelope-closed = The envelope stays closed.
game-nothing-sealed = Nothing was sealed; the clock keeps running.
# A part of the request was done, although another part was refused.
game-claim-move-end = The claim is on record, the announced move was played, and the game is over.
game-claim-move = The claim is on record and the announced move was played; draw_offer in the game says whether the claim stands as an offer.
game-claim = The claim is on record, and the move is still to be made; draw_offer in the game says whether the claim stands as an offer.
game-illegal-end = No move was made, and the game is over.
game-illegal-gain = No move was made, and the opponent gained time.
game-move-end = The move was played, and the game is over.
game-move = The move was played; the opponent's clock runs.
game-recorded = The events are on record.

## Problems over HTTP: the value is the problem of one request. JSON, Idempotency-Key and other names stay as they are.

problem-session_required = A session is needed.
    .title = A session is needed
    .help = Sign in: tokens for programs cannot change an account.
problem-bad_request = The request cannot be read.
    .title = The request cannot be read
    .help = Correct the path, the query or the headers.
problem-body_unreadable = The body is not JSON.
    .title = The body is not JSON
    .help = Send one JSON object.
problem-body_invalid = The body has the wrong shape.
    .title = The body has the wrong shape
    .help = Compare it with the schema in /openapi.json; unknown fields are refused.
problem-body_too_large = The body is too large.
    .title = The body is too large
    .help = Send at most 128 KiB.
problem-not_json = The body is not declared as JSON.
    .title = The body is not declared as JSON
    .help = Send Content-Type: application/json.
problem-cursor_invalid = This is not a cursor of this list.
    .title = Not a cursor of this list
    .help = Start again without a cursor.
problem-confirmation_missing = This was not confirmed.
    .title = Not confirmed
    .help = Send {"{"}"confirm": true{"}"} if you mean it.
problem-bad_notes = Notes are plain text of at most { $most } characters.
    .title = Notes that cannot be stored
    .help = Shorten them, and leave out control characters.
problem-notes_changed = Your notes have changed since you read them, so nothing was stored.
    .title = The notes have changed
    .help = Read them again, put both texts together, and send the result with the version that you read.
problem-list_refused = Some lines of the list were refused, so no game began.
    .title = Some lines of the list were refused
    .help = Correct the lines that are named, and send the whole list again.
problem-idempotency_key_malformed = The Idempotency-Key cannot be used.
    .title = The Idempotency-Key cannot be used
    .help = Use 1 to 255 printable ASCII characters, a UUID for example.
problem-unauthenticated = You are not signed in.
    .title = Not signed in
    .help = Send Authorization: Bearer with a valid access token or API token; sign in to get one.
problem-insufficient_scope = The token does not allow this.
    .title = The token does not allow this
    .help = Use a token with the scope that the operation names.
problem-game_delayed = The moves of this game are shown later.
    .title = The moves are shown later
    .help = Until the game is over, only its players and arbiters read it here. Its page, /g/ with its number, shows what is public.
problem-not_found = There is nothing here.
    .title = Not found
    .help = Check the path; /docs lists all of them.
problem-method_not_allowed = The method is not possible here.
    .title = The method is not possible here
    .help = The Allow header names those that are.
problem-uri_too_long = The address of the request is too long.
    .title = The address of the request is too long
    .help = Send at most 8 KiB of path and query.
problem-head_too_large = The header of the request is too large.
    .title = The header of the request is too large
    .help = Send at most 32 KiB in at most 96 header fields.
problem-request_timeout = The request took too long.
    .title = The request took too long
    .help = Repeat it with the same Idempotency-Key.
problem-precondition_failed = The game has changed.
    .title = The game has changed
    .help = Read the game again and decide again.
problem-rate_limited = Try again in { $seconds } seconds.
    .title = Too many requests
    .help = Wait as long as Retry-After says.
problem-too_many_streams = Too many streams are open.
    .title = Too many open streams
    .help = Close another stream first.
problem-busy = The service is busy.
    .title = The service is busy
    .game = Nothing happened to the game; nothing was recorded.
    .help = Repeat the request with the same Idempotency-Key after Retry-After.
problem-storage = The storage failed.
    .title = The storage failed
    .game = If it was recorded, repeating the request with the same Idempotency-Key shows the receipt.
    .help = Repeat the request with the same Idempotency-Key after Retry-After.
problem-reading_stands = Mail is not read.
    .title = Mail is not read
    .game = It is stored, and everything else goes on.
    .help = The operator has to start the service again.
problem-wrong_clock = The clock of this instance is wrong.
    .title = The clock of this instance is wrong
    .game = Nothing is judged here.
    .help = Ask another instance; the operator has to set the clock.
problem-disk_full = The disk is full.
    .title = The disk is full
    .game = Nothing is recorded here.
    .help = The operator has to make room on it.
problem-restored = The database was restored.
    .title = The database was restored
    .game = Nothing is recorded here.
    .help = The operator has to start the service again.
problem-draining = The service is stopping.
    .title = The service is stopping
    .help = Connect again after Retry-After.
problem-internal = This is our fault.
    .title = Our fault
    .game = If it was recorded, repeating the request with the same Idempotency-Key shows the receipt.
    .help = Try again later; quote the request id to the operator.
problem-refused = The request was refused.
    .title = The request was refused
    .help = Read the detail.
# $fault is in English, from the program that reads the request.
problem-body-fault = The body does not fit: { $fault }.
problem-body-syntax = The body is not JSON: { $fault }.
problem-query-fault = The query cannot be read: { $fault }.
problem-token = The token is unknown, has expired or was revoked, or is not sent as Authorization: Bearer.
problem-limit = limit must be 1 to { $most }.
problem-csv = This line of CSV cannot be read.
problem-csv-missing = The head of the CSV has no column { $column }.
problem-csv-column = The head of the CSV has a column { $column } that is unknown or comes twice.
problem-csv-value = The column { $column } of this line cannot be read.
problem-list-length = A list has 1 to { $most } games.
problem-list-forms = Give the games in one form only.
problem-last-event = Last-Event-ID must be the id of an event.
problem-at = at must be an instant of the years to 9999.
problem-pieces = file must be a to h, and rank 1 to 8.
problem-origin = A browser may not make this call from this origin, with this method and these headers.
problem-head = The head of the request is not that of HTTP/1.1, or its address is longer than 64 KiB.

## Xfcc, by which Scid and other programs play: faults of a request, and a line about a game that cannot be played that way

xfcc-too-large = The request is longer than 64 KiB, or its elements are nested too deeply.
xfcc-no-xml = The request is not well-formed XML.
xfcc-ampersand = The request has an & that is not escaped: write &amp; instead, and no other entities than those of XML.
xfcc-doctype = The request has a document type, and none is allowed.
xfcc-envelope = The request is not one SOAP envelope with one body and one request in it.
xfcc-field = The request has more than 20 fields, or a field is there twice, contains elements, or is neither true nor false.
xfcc-operation = The request is not GetMyGames or MakeAMove.
xfcc-adjourned = adjourned: sealed move
xfcc-sealing = the next move is sealed: by mail or API
xfcc-arbiter = waits for an arbiter
xfcc-both-lose = 0-0: both lose
problem-head-late = The head of the request did not arrive within 10 seconds.
problem-head-large = The head of the request is larger than 128 KiB, or has more than 96 header fields.

## Reasons: a wrong claim.

wrong-claim-tablebase = the tablebase says otherwise
wrong-claim-repetition = the position has appeared { $times } of 3 times
wrong-claim-fifty_moves_suspended = with so few men tablebases decide, and moves are not counted
wrong-claim-half_moves = { $counted } of { $needed } half-moves have been made without capture or pawn move

## Reasons: conditional moves. They follow "in line 1, half-move 2".

condition-not_a_move = is not a move in any notation this service knows
condition-illegal = is not legal there
condition-ambiguous = has more than one reading there
condition-other_number = has the number of another move
condition-promotion_missing = must say what the pawn becomes
condition-incomplete = has no answer: each line must end with a move of your own
condition-inconsistent = answers a position that another line answers otherwise
condition-too_many = is one too many: conditional moves are at most 100 half-moves

## Reasons: a move that cannot be sealed.

not-sealable-not_a_move = it is not a move in any notation this service knows
not-sealable-illegal = it is not legal here
not-sealable-ambiguous = more than one legal move fits it
not-sealable-promotion_missing = it must say what the pawn becomes
not-sealable-withheld = the exact reason was told only to the player who sent it

## Pieces

piece = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
piece-on = { piece } on { $square }

## What counts against a player. $refusal is the whole refusal of the move.

counted-illegal = { $refusal } This is your illegal move number { $count } in this game. Number { $limit } loses the game.
counted-ambiguous = { $refusal } This is your ambiguous move number { $count } in this game. Number { $limit } loses the game.

## Reasons: an illegal move.

illegal-empty_square = there is no piece on { $square }
illegal-opponents_piece = the { $piece } belongs to the opponent
illegal-other_piece = there is a { $role } on { $square }, not a { $named }
illegal-own_piece = your own { $piece } is in the way
illegal-cannot_move_so = the { $piece } cannot move like that
illegal-none_reaches = no { $role } can go to { $square }
illegal-blocked = the { $piece } stands in the way
illegal-pawn_takes_diagonally = the { $piece } stands in the way; a pawn captures diagonally only
illegal-pawn_double_step = a pawn moves two squares only from where it began
illegal-nothing_to_capture = there is nothing to capture on { $square }
illegal-en_passant_only_at_once = capturing en passant is possible only at once, after a pawn moved two squares
illegal-king_in_check = the king would be in check from the { $piece }
illegal-king_stays_in_check = the king would still be in check from the { $piece }
illegal-castling_right_lost = castling on that side is no longer possible: the king or that rook has moved or is not in its place
illegal-castling_blocked = the { $piece } stands in the way of castling
illegal-castling_out_of_check = the king is in check from the { $piece } and cannot castle out of it
illegal-castling_through_check = the king would cross or reach { $square }, which the { $piece } attacks
illegal-no_promotion = this move promotes no pawn, so it cannot name a promotion
illegal-promotion_to = a pawn becomes a queen, a rook, a bishop or a knight, never a { $role }
illegal-other = no piece can make this move

## Reasons: a game that cannot start.

bad-start-time_zones = the time zones are not sound
bad-start-started = it has already started
bad-start-tournament_name = the tournament's name is one line of at most { $most } characters
bad-start-no_arbiter = account { $player } is no arbiter of this game
bad-start-no_envelope_key = account { $arbiter }, an arbiter, has registered no key for envelopes

## Reasons: regulations out of their bounds.

regulations-leave = leave must be 1 to 366 days a year, 1 to 60 days at the least, with a notice of at most 60 days
regulations-leave_in_triple_block = Triple Block knows no leave
regulations-silence = silence must lose after 10 to 365 days, with three reminders before in order
regulations-silence_without_periods = a rule about silence needs a time control of periods
regulations-claim_after_moves = the moves without capture or pawn move that allow a claim must be 50 to 100
regulations-tablebase_fifty_moves = with another number of moves than 50 for a claim, tablebases cannot count the fifty-move rule
regulations-tablebase = tablebase claims are about 3 to 7 men, and an arbiter has 1 to 90 days for them
regulations-adjudication = adjudication is asked for after at most 500 moves, and an arbiter has 1 to 90 days for it
regulations-offer_again = the number of moves required between two draw offers must be at most 100
regulations-penalty_days = days gained by the opponent must be at most 30
regulations-loses_at = the illegal or ambiguous move that loses must be the first or a later one
regulations-arbiters = a game has at most 10 arbiters, each named once
regulations-withdrawal = the number of moves below which a withdrawal annuls the game must be at most 100, and silent withdrawal needs a rule about silence
regulations-appeal_days = a player may appeal within at most 365 days
regulations-resume_after_days = resumption must be 1 to 365 days after sealing
regulations-session_days = a session must be 1 to 365 days
regulations-default_days = the default time must be 0 to 60 days, and needs check_in
regulations-holders = envelopes have at most { $most } different arbiters, of whom 1 to 3 are needed, and 1 or 2 before the time
regulations-public_delay = the public must follow at most 100 half-moves later

## Reasons: a starting position.

start-number = Chess960 positions are numbered 0 to 959, not { $number }
start-fen = this is not a FEN: { $fault }
start-move_number = a game can start at move 9999 at the latest
start-over = the game is already over in this position
start-drawn = the game is already drawn in this position: no capture and no pawn move for { $halfmoves } half-moves

## Reasons: a FEN.

fen-text = invalid fen
fen-board = invalid board part in fen
fen-digits = two digits of the board stand side by side
fen-pocket = invalid pocket in fen
fen-turn = invalid turn part in fen
fen-castling = invalid castling part in fen
fen-en_passant = invalid ep square in fen
fen-checks = invalid remaining checks in fen
fen-half_moves = invalid halfmove clock in fen
fen-move_number = invalid fullmove part in fen
fen-counter = a counter is not a number that a game can reach

## Reasons: a starting position, as the rules of chess see it.

start-position = this position is not legal: illegal position: { $faults }
position-empty_board = empty board
position-missing_king = missing king
position-too_many_kings = too many kings
position-pawns_on_backrank = pawns on backrank
position-castling_rights = invalid castling rights
position-en_passant = invalid ep square
position-opposite_check = opposite check
position-impossible_check = impossible check
position-too_much_material = too much material

## Reasons: a time control.

control-days_per_move = the limit per move must be 1 to 60 days
control-periods = a time control has 1 to 9 periods
control-moves = a period is for 1 to 200 moves, the last one also for the rest of the game
control-time = the time of a period must be 1 hour to 1000 days, of a later one at most 1000 days
control-no_time = a period that is repeated, or follows one with a delay, needs time of its own
control-increment = an increment must be at most 100 days
control-cap = a cap must be at least 1 hour and at most 1000 days, and needs an increment
control-delay = a delay must be at most 60 days
control-duplication = duplication must begin after 1 to 365 days
control-thematic = a thematic start needs a first period for a number of moves
control-triple_block = the clock of Triple Block must be 1 to 100 days, its bank at most 500, its increments at most 9 days for 300 moves

## Reasons: free time.

free-time-weekdays = at most six days of the week can be free, each named once
free-time-dates = at most 400 dates can be free, in order and each named once
free-time-night = the nightly pause must be between 1 minute and 16 hours

## Reasons: a name.

name-length = it must have 2 to 40 characters
name-sign = only letters, digits, spaces, hyphens, apostrophes, full stops and underscores
name-joined = it must begin with a letter or a digit and join them one sign at a time
name-spaces = one space at a time
name-ends = it must begin and end with a letter or a digit
name-no_letter = it must have a letter
name-alphabets = letters of one alphabet only
name-reserved = it is reserved

## Reasons: a notice that cannot be switched off.

notice-need-clock = without them you could lose a game on time
notice-need-adjournment = without them you could seal or come back too late and lose a game
notice-need-players = without them players could lose games while they wait for you
notice-need-account = without them you could lose your account to somebody else

## Things that there are none of.

missing-account = account
missing-player = player
missing-session = session
missing-api_token = API token
missing-envelope_key = envelope key
missing-webhook = webhook
missing-delivery = delivery

## Events of a game, for players and arbiters

arbiter-named = Arbiter { $name }
arbiter-unnamed = The arbiter
arbiter-service = The service
# The text is the arbiter's own.
reason = The reason: { $reason }
reason-of-arbiter = The arbiter's reason: { $reason }
reason-erased = (erased).
reason-as-written = as you wrote it.

event-your-game-white = Your game against { $opponent } has begun. You play White, with { $control }.
event-your-game-black = Your game against { $opponent } has begun. You play Black, with { $control }.
event-game = The game { $white } - { $black } has begun, with { $control }.
event-moved = { $who-is ->
    [you] You played { $move } (time used: { $time }).
   *[other] { $who } played { $move } (time used: { $time }).
}
event-moved-with-offer = { $who-is ->
    [you] You played { $move } and offered a draw (time used: { $time }).
   *[other] { $who } played { $move } and offered a draw (time used: { $time }).
}
event-conditional-move = { $who-is ->
    [you] You answered at once with { $move }, your conditional move.
   *[other] { $who } answered at once with { $move }, a conditional move.
}
event-message = { $who-is ->
    [you] You wrote a message.
   *[other] { $who } wrote a message.
}
# 3rd. A language without an ending has the number alone.
ordinal = { $count }{ NUMBER($count, type: "ordinal") ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
event-illegal-move = { $who-is ->
    [you] You sent an illegal move, the { ordinal } so far.
   *[other] { $who } sent an illegal move, the { ordinal } so far.
}
event-ambiguous-move = { $who-is ->
    [you] You sent an ambiguous move, the { ordinal } so far.
   *[other] { $who } sent an ambiguous move, the { ordinal } so far.
}
gain-you = You gain { $time } for the next move.
gain-opponent = The opponent gains { $time } for the next move.
time-used = { $used }
time-used-and-charged = { $used }, charged: { $charged }

event-draw-offered = { $who-is ->
    [you] You offered a draw.
   *[other] { $who } offered a draw.
}
event-draw-declined = { $who-is ->
    [you] You declined the draw offer.
   *[other] { $who } declined the draw offer.
}
claim-win = a win
claim-draw = a draw
claim-by-threefold = threefold repetition
claim-by-fifty = the fifty-move rule
claim-by-tablebase = an endgame tablebase
claim-by-adjudication = adjudication
event-claimed = { $who-is ->
    [you] You claimed { $claim } by { $basis }.
   *[other] { $who } claimed { $claim } by { $basis }.
} No tablebase here can decide it.
event-claimed-with-move = { $who-is ->
    [you] You claimed { $claim } by { $basis } and announced the move { $move }.
   *[other] { $who } claimed { $claim } by { $basis } and announced the move { $move }.
} No tablebase here can decide it.
event-adjudication-asked = { $who-is ->
    [you] You asked for adjudication as { $claim }.
   *[other] { $who } asked for adjudication as { $claim }.
}
event-claim-waits = An arbiter decides by { $until }; until then no clock runs. Undecided, it lapses then.
event-claim-waits-clock-runs = An arbiter decides by { $until }; meanwhile the game continues and the clock runs. Undecided, it lapses then.
event-claim-decide = It is for you to decide: reply with one line, "arbiter { $game } uphold { $claim }: " or "arbiter { $game } reject { $claim }: " and the reason.
event-claim-analyse = You can submit analysis: reply with "analysis:" and the text below it. Your opponent cannot read it before the game is over.
event-analysed = { $who-is ->
    [you] You submitted analysis.
   *[other] { $who } submitted analysis.
}
event-claim-lapsed = No arbiter decided the claim in time: the game continues as if it had not been made, and the waiting time is charged to neither player.
event-claim-upheld = { $who-is ->
    [you] You claimed { $claim } by { $basis }, correctly.
   *[other] { $who } claimed { $claim } by { $basis }, correctly.
}
event-claim-rejected = { $who-is ->
    [you] You claimed { $claim } by { $basis }.
   *[other] { $who } claimed { $claim } by { $basis }.
} { $offer ->
    [yes] The claim is not correct and stands as a draw offer (FIDE 9.5.3).
   *[no] The claim is not correct.
}
event-adjudication-declined = { $arbiter } declined to adjudicate: the game continues.

event-flag-fell = { $who-is ->
    [you] You did not move before the deadline, { $deadline }.
   *[other] { $who } did not move before the deadline, { $deadline }.
}
event-downtime = The service was unavailable; { $time } was given back on the clock.
event-downtime-absent = The service was unavailable while no clock ran. The absent player has that much longer to appear.
event-leave = { $who-is ->
    [you] You will be on leave from { $first } to { $last }.
   *[other] { $who } will be on leave from { $first } to { $last }.
}
event-no-leave = { $who-is ->
    [you] You will not be on leave from { $first } to { $last }.
   *[other] { $who } will not be on leave from { $first } to { $last }.
}
event-reflection = { $who-is ->
    [you] You declared further reflection on this move.
   *[other] { $who } declared further reflection on this move.
}
event-refilled = { $who-is ->
    [you] You took { $time } from the bank.
   *[other] { $who } took { $time } from the bank.
}
event-clocks-questioned = { $who-is ->
    [you] You reported wrong clocks to the arbiter.
   *[other] { $who } reported wrong clocks to the arbiter.
}

event-adjournment-proposed = { $who-is ->
    [you] You proposed to adjourn.
   *[other] { $who } proposed to adjourn.
}
event-adjournment-declined = { $who-is ->
    [you] You declined to adjourn; the game continues.
   *[other] { $who } declined to adjourn; the game continues.
}
event-adjourned-early = The player on move adjourned early and is charged for the time until the scheduled end of the session, { $until }.
event-session-over = The session is over, or the players agreed to adjourn.
event-adjournment-agreed = The players agreed to adjourn.
event-drafted = The player on move put a draft of the sealed move into an envelope.
event-you-drafted = Your draft of the sealed move is in an envelope, and your clock still runs. Another draft replaces it.
event-sealed = { $who-is ->
    [you] You sealed the next move (time used: { $time }).
   *[other] { $who } sealed the next move (time used: { $time }).
} The game is adjourned; no clock runs.
event-sealed-reply = { $who-is ->
    [you] You sealed the reply (time used: { $time }), because the player who sealed is still absent.
   *[other] { $who } sealed the reply (time used: { $time }), because the player who sealed is still absent.
} The absent player's clock runs; the reply is opened when that player appears.
event-face-acknowledged = { $arbiter } has checked the face of the envelope and holds it.
event-resumption-set = { $arbiter } changed the time of resumption to { $time }.

event-resumption-asked = { $who-is ->
    [you] You asked to resume.
   *[other] { $who } asked to resume.
}
event-resumed = The game has resumed. The arbiter opens the envelope; until then no clock runs.
event-resumed-in-your-absence = The game has resumed in your absence: your clock runs.
event-resumed-in-absence = The game has resumed in the absence of the player who must reply; that player's clock runs.
event-early-opening = An arbiter approved an early opening of the envelope.
event-early-opening-one-of-two = An arbiter approved an early opening of the envelope; a second arbiter must agree.
event-late = { $who-is ->
    [you] You did not appear within the default time (FIDE Guidelines I.10).
   *[other] { $who } did not appear within the default time (FIDE Guidelines I.10).
}
event-late-for-limit = { $who-is ->
    [you] You did not appear within the time limit (FIDE Guidelines I.10).
   *[other] { $who } did not appear within the time limit (FIDE Guidelines I.10).
}
event-both-late = Neither player did appear within the default time (FIDE Guidelines I.10).
event-both-late-for-limit = Neither player did appear within the time limit (FIDE Guidelines I.10).
event-envelope-missing = The envelope cannot be opened. The player who sealed must show the sealed text: only the text with the printed SHA-256 counts. That player's clock runs if the player encrypted it; otherwise no clock runs, and the arbiter can decide the game.
event-envelope-shut = The reason: it does not open, or its text does not match the commitment.
event-reading-chosen = { $who-is ->
    [you] You chose a reading of the sealed move: { $move }.
   *[other] { $who } chose a reading of the sealed move: { $move }.
}
# $written is the move as it was written on the paper in the envelope.
event-opened = The envelope was opened: { $who-is ->
    [you] you had sealed
   *[other] { $who } had sealed
} { $move } (written "{ $written }").
event-opened-with-offer = The envelope was opened: { $who-is ->
    [you] you had sealed
   *[other] { $who } had sealed
} { $move } (written "{ $written }") and offered a draw with it.
event-opened-ambiguous = The envelope was opened: { $who-is ->
    [you] you had sealed
   *[other] { $who } had sealed
} "{ $written }", which has more than one reading.
event-opened-illegal = The envelope was opened: { $who-is ->
    [you] you had sealed
   *[other] { $who } had sealed
} "{ $written }", which is not a legal move.
event-opened-nothing = The envelope was opened. Its text is not a move sealed in this position of this game, so it is shown to nobody.
event-opened-early = An arbiter opened it early.
event-publication-agreed = { $who-is ->
    [you] You agreed to publish the envelope of this game.
   *[other] { $who } agreed to publish the envelope of this game.
} It is opened if both players agree, and changes nothing in the game.
event-published = Both players agreed, and the envelope of this game was opened: { $who-is ->
    [you] you had sealed
   *[other] { $who } had sealed
} { $written }. It changes nothing in the game.
event-published-nothing = Both players agreed, and the envelope of this game was opened. Its text is not a sealed move.

act-warned = { $arbiter } warned { $who-is ->
    [you] you
   *[other] { $who }
}.
act-time-given = { $arbiter } gave { $time } to { $who-is ->
    [you] your clock
   *[other] { $who }'s clock
}.
act-time-taken = { $arbiter } took { $time } from { $who-is ->
    [you] your clock
   *[other] { $who }'s clock
}.
act-clocks = { $arbiter } corrected the clocks: White has used { $white } for the moves so far, Black { $black }.
act-clocks-and-deadline = { $arbiter } corrected the clocks: White has used { $white } for the moves so far, Black { $black }, and the deadline of this move is { $deadline }.
act-points = { $arbiter } changed the points: White { $white }, Black { $black }.
act-leave = { $arbiter } gave special leave from { $first } to { $last }: { $who-is ->
    [you] your clock
   *[other] { $who }'s clock
} does not run on these days.
act-leave-ended = { $arbiter } ended the leave that begins on { $first }: { $who-is ->
    [you] your clock
   *[other] { $who }'s clock
} no longer stops for it.
act-adjourned = { $arbiter } ordered adjournment.
act-taken-back = { $arbiter } allowed a slip to be taken back: the game continues from the position after { $ply } half-moves, and the time since then is charged to neither player.
act-you-replace = From now on you play this game in place of another player, with the clock as it stands. That player's offers, claims and booked leave are void.
act-you-were-replaced = You were replaced: { $name } plays on in your place. Your offers, claims and conditional moves are void.
act-replaced = { $name } plays from now on in place of another player, with the clock as it stands. The previous player's offers and claims are void.
act-replayed-as = It is replayed as { $game }.
act-counts-after-all = { $game } counts after all.
act-how-to-appeal = If you do not agree, you can appeal to another arbiter until { $until }: reply with one line, "appeal { $act }: " and your grounds.
event-appealed = { $who-is ->
    [you] You appealed against the arbiter's act { $act }.
   *[other] { $who } appealed against the arbiter's act { $act }.
} Another arbiter decides.
event-replaced-appealed = The player who was replaced appealed against the arbiter's act { $act }. Another arbiter decides.
event-appealed-act = It was: { $act }
event-appeal-decide = If it was not you who acted, you can: reply with one line, "arbiter { $game } confirm { $act }: " or "arbiter { $game } reverse { $act }: " and the reason.
event-confirmed = Another arbiter confirmed act { $act }.
event-you-confirmed = You confirmed act { $act }.
event-reversed = Another arbiter reversed act { $act }. The game stands as it would without the act, and the time in which no move was possible is charged to neither player.
event-you-reversed = You reversed act { $act }. The game stands as it would without the act, and the time in which no move was possible is charged to neither player.
event-withdrawn = { $who-is ->
    [you] You have withdrawn.
   *[other] { $who } has withdrawn.
}
event-withdrawn-by-silence = { $who-is ->
    [you] You have lost half of the games in this event by silence, which counts as a withdrawal.
   *[other] { $who } has lost half of the games in this event by silence, which counts as a withdrawal.
}
event-withdrawal-noted = { $arbiter } noted that { $who-is ->
    [you] you have withdrawn
   *[other] { $who } has withdrawn
}.
event-withdrawn-waits = No clock runs until an arbiter decides the game.

event-mail-returned = Mail to { $who-is ->
    [you] you
   *[other] { $who }
} is returned.
event-mail-arrives = Mail to { $who-is ->
    [you] you
   *[other] { $who }
} arrives again.
event-zone = The time zone of { $who-is ->
    [you] you
   *[other] { $who }
} was recorded.
event-other = Another event was recorded.

## The end of a game

# $result is 1-0, 0-1 and so on. $how is one of the endings below.
over-white-wins = { $game } is over, { $result }: { $who-is ->
    [you] You (White) win
   *[other] { $who } (White) wins
} { $how }.
over-black-wins = { $game } is over, { $result }: { $who-is ->
    [you] You (Black) win
   *[other] { $who } (Black) wins
} { $how }.
over-both-lose = { $game } is over, { $result }: both players lose { $how }.
over-no-result = { $game } is over, { $result }: no result, { $how }.
over-drawn = { $game } is over, { $result }: drawn { $how }.
over-drawn-not-won = { $game } is over, { $result }: drawn, { $how }, but the opponent could not checkmate.
ending-by-silence = by silence: no move was made for too long
ending-checkmate = by checkmate
ending-resignation = by resignation
ending-stalemate = by stalemate
ending-dead-position = because neither side can checkmate
ending-agreement = by agreement
ending-threefold = by threefold repetition, on claim
ending-fifty = by the fifty-move rule, on claim
ending-tablebase = by an endgame tablebase, on claim
ending-fivefold = by fivefold repetition
ending-seventy-five = by the seventy-five-move rule
ending-time = because the time limit was exceeded
ending-illegal-moves = because of illegal moves
ending-sealed-move = because the sealed move was ambiguous or illegal
ending-forfeit = by forfeit
ending-cancelled = because an arbiter cancelled it
ending-annulled = because an arbiter annulled it
ending-expulsion = because the other player was expelled
ending-withdrawal = because of a withdrawal
ending-adjudication = by adjudication

## What was done, to the player whose command it was

done-moved = Played.
done-moved-with-offer = Played, with a draw offer.
done-message = Your message is in the record and on its way to your opponent.
done-draw-offered = You offer a draw. It stands until your opponent answers.
done-draw-declined = You declined the draw. The game goes on.
done-claim-upheld = Your claim is correct.
done-claim-referred = An arbiter will decide your claim. You get the decision by mail.
done-claim-is-offer = The claim stands as a draw offer, which your opponent may accept (FIDE 9.5.3).
done-penalty = Your opponent gets { $time } more on the clock.
done-analysed = Your analysis is in the record, for the arbiter.
done-adjournment-proposed = You propose to adjourn. The game goes on until your opponent agrees.
done-adjournment-declined = You declined to adjourn. The game goes on.
done-adjourned = The game is being adjourned: the player on move seals a move.
done-drafted = The draft is in an envelope. It is not sealed yet: write "seal" alone on a line to seal it.
done-sealed = The move is sealed, and the game is adjourned.
done-sealed-with-offer = The move is sealed with your draw offer, and the game is adjourned. Your opponent learns of the offer when the envelope is opened. It then stands until your opponent answers or moves.
done-drafted-with-offer = Your draw offer is in the envelope with the draft. Your opponent learns of it when the sealed envelope is opened.
done-resumption-asked = You are ready to resume. The game goes on when your opponent is, at the latest at the set time.
done-resumed = The game is resumed.
done-publication-agreed = You agree that the envelope is shown. It is shown once your opponent agrees too.
done-published = The envelope is shown in the record.
done-reading-chosen = The sealed move counts as the move you chose.
done-clocks-questioned = The arbiter is told that you say the clocks are wrong.
done-flag-fell = The flag has fallen.
done-leave = You are on leave from { $first } to { $last }, both days included. Your clock stands still then.
done-no-leave = Your leave from { $first } to { $last } is cancelled. Your clock counts on those days.
done-reflection = You go on thinking about this move. Your silence does not lose the game for now, and your clock goes on.
done-refilled = { $time } went from your bank to your clock.
done-withdrawn = You withdrew from this game.
done-appealed = Your appeal against act { $act } is in the record. The act holds until another arbiter decides, and you get a mail with the decision.
done-game-over = The game is over.

## The position in words

pieces-none = none
board-figures = On this board the filled and underlined pieces are Black's.
pieces = White: { $white }. Black: { $black }.
pieces-king = { $count ->
    [one] King
   *[other] Kings
} { $squares }
pieces-queen = { $count ->
    [one] Queen
   *[other] Queens
} { $squares }
pieces-rook = { $count ->
    [one] Rook
   *[other] Rooks
} { $squares }
pieces-bishop = { $count ->
    [one] Bishop
   *[other] Bishops
} { $squares }
pieces-knight = { $count ->
    [one] Knight
   *[other] Knights
} { $squares }
pieces-pawn = { $count ->
    [one] Pawn
   *[other] Pawns
} { $squares }

## Clocks

clock-limit = The limit is { $control }.
clock-control = Time: { $control }.
clock-white = White { $name }: { $times }.
clock-black = Black { $name }: { $times }.
clock-times = { $times }
clock-with-more = { $times } (and { $gained } more for the next move)
clock-with-less = { $times } (and { $lost } less for the next move)
clock-used = { $time } used
clock-left = { $time } left
clock-on-the-clock = { $time } on the clock
clock-with-bank = { $left } and { $bank } in the bank
clock-this-move = This move of { $name }: { $used } used, { $charged } charged.
clock-delay = The delay has { $left } left: until then nothing is charged.
clock-stopped = The clock was stopped at { $at } and continues from there.
clock-paused-leave = The clock is stopped: leave.
clock-paused-free-day = The clock is stopped: a free day.
clock-paused-night = The clock is stopped for the night.
# $what is one of the changes below.
clock-next = Next: { $what }, { $at }.
clock-next-time-is-up = the time is up
clock-next-silence = the game is lost by silence
clock-next-delay-over = the delay is over
clock-next-double = time counts twice
clock-next-day = one more day is charged
clock-next-refill = the clock can be refilled from the bank
clock-next-leave = leave begins
clock-next-free-day = a free day begins
clock-next-night = the nightly pause begins
clock-next-goes-on = the clock continues

## Whose move it is, and until when

state-your-move = Your move { $number }. Reply with your move by { $until } (in { $left }).
state-their-move = { $name } has until { $until } (in { $left }) to move.
state-you-seal = Seal your move { $number } by { $until } (in { $left }).
state-they-seal = { $name } must seal the next move by { $until } (in { $left }).
state-adjourned-yours = Your clock runs until { $until } (in { $left }).
state-adjourned-theirs = The opponent's clock runs until { $until } (in { $left }).
state-you-on-leave = You are on leave and cannot move before { $back }. Your move { $number }: reply with it from then on, by { $until }.
state-on-leave = { $name } is on leave until { $back }, and has until { $until } to move.
state-doubles = This move's time counts twice from { $at } on, after { $after } of thinking; the date to reply by allows for it.
state-doubled = This move's time has counted twice since { $at }, after { $after } of thinking; the date to reply by allows for it.
state-your-flag = Your flag fell on { $at }. Until your opponent or an arbiter claims it your move still counts: make it at once.
state-your-flag-for-arbiter = Your flag fell on { $at }. Until an arbiter claims it your move still counts: make it at once.
state-flag-to-claim = { $name }'s flag fell on { $at }. To end the game by it, reply "claim time"; until then a move still counts.
state-flag = { $name }'s flag fell on { $at }. Until an arbiter ends the game by it a move still counts.

## Reminders

reminder-time = { $site } reminds you: your time is running out.
reminder-silence = { $site } warns you: you have not moved for a long time, and silence loses the game after { $until }. Move, or write "reflect" to continue thinking on your clock.
reminder-silent-flag = { $site } warns you: you have not moved for a long time, and your time is up after { $until }.
restored = The service had to be restored from a backup. Later moves and messages are lost, but the time was given back. The game stands as shown here. Conditional moves are dropped: please send them again. Please answer this mail; answers to older mails have no effect.
restored-from = The service had to be restored from a backup of { $at }. Later moves and messages are lost, but the time was given back. The game stands as shown here. Conditional moves are dropped: please send them again. Please answer this mail; answers to older mails have no effect.

## Conditional moves

conditions-none = You have no conditional moves now.
conditions-kept = Your conditional moves are stored.
conditions-replaced = Your conditional moves are stored. They replace what you gave before ({ $count } line(s)).
conditions-stored = Your conditional moves are now as follows. Each line is one chain:
conditions-not-foreseen = None of your conditional moves answers this move; the remaining ones are dropped.
conditions-others-dropped = Your conditional moves for other moves of your opponent are dropped, because those are no longer possible.
conditions-you-decide = Your conditional move was not played, because your opponent made an offer that you must decide yourself. If you play it now, the rest of its line stays; those for other moves are dropped.
conditions-mail-unread = Your conditional move was not played, because a mail of yours about this game arrived before the move and had not been read: it might have withdrawn the conditional move. If you play it now, the rest of its line stays; those for other moves are dropped.
conditions-adjourned = Your conditional moves are dropped: a move from an envelope is never answered unseen.
conditions-taken-back = Your conditional moves are dropped: they were for the game as it stood before.

## Messages of the players

# A quotation follows.
writes = { $who } writes:
writes-replaced = The player who was replaced writes:
writes-arbiter = The arbiter writes:
writes-more = ... continued at { $url }

## Envelopes

# The commitment follows.
sealed-commitment = The move is in an encrypted envelope that nobody opens before the game resumes. This is the SHA-256 of the envelope's text. Keep it: it will prove that the envelope is the one sealed now.
opened-commitment = The envelope's text is in the record of the game; its SHA-256 is the commitment printed when the move was sealed ({ $url }):

## How to answer

answer-move = Answer: reply to this mail with one line, such as "{ $example }"; any notation will do.
answer-seal = Answer: reply to this mail with one line, such as "seal{"\u00A0"}{ $example }"; any notation will do.
answer-seal-clock = Your clock runs until the move is sealed. Nobody sees it before it is opened.
answer-draw = { $opponent } offers a draw: reply "accept" to agree, "decline" to decline.
answer-draw-on-move = { $opponent } offers a draw: reply "accept" to agree, "decline" to decline; a move declines it.
answer-adjournment = { $opponent } proposes to adjourn: reply "adjourn" to agree; the player on move then seals the next move and the clock stops. Reply "decline adjournment" to continue playing.
commands-help = Reply "help" for the commands.
commands = Commands, one to a line: your move; your move and "draw"; accept; decline; resign yes; claim threefold; claim fifty; say ...; adjourn; seal ...; resume; show; moves; clocks; legal; pgn; help.
publish = The sealed move stays in its envelope. It is shown only if you and your opponent both reply "publish".
moves = Moves: { $moves }
# At the end of a game: $time is from its first to its last event.
game-took = { $moves ->
    [one] The game took { $moves } move in { $time }.
   *[other] The game took { $moves } moves in { $time }.
}
game-took-no-move = The game took { $time }, and no move was played.
game-attached = The whole game is attached as { $file }, for chess programs.
game-attached-short = The moves are attached as { $file }, for chess programs. With its comments the game is too long for a mail; see { $url }
pgn-too-long = The game is too long for this mail: reply "pgn", or see { $url }

# What follows on the word "resume"; part of the sentences below.
resume-played = the sealed move is played
resume-opened-and-played = the arbiter opens it, the sealed move is played
resume-reply-when-ready = Reply "resume" when you are ready.
resume-opponent-ready = { $opponent } is ready. Reply "resume" when you are ready too: then { $then }. Otherwise the game resumes on { $latest } in your absence.
resume-when-opponent-too = If { $opponent } is ready too before { $latest }, the game resumes then. Otherwise the clock of { $opponent } runs from { $latest }, and the envelope is opened when { $opponent } appears.
resume-when-both-sealer = If both players are ready before { $latest }, the game resumes then. Otherwise the clock of { $opponent } runs from { $latest }, and the envelope is opened when { $opponent } appears.
resume-when-opponent = The game resumes when { $opponent } is ready, at the latest on { $latest }.
resume-when-opponent-ready-too = The game resumes when { $opponent } is ready too, at the latest on { $latest }.
resume-when-both = If both players are ready before { $latest }, the game resumes then. Otherwise your clock runs from { $latest }. The envelope is opened when you reply "resume".
resume-now = Reply "resume" to open the envelope: { $then } and your clock starts. Otherwise the game resumes on { $latest }.
resume-clock-runs = Reply "resume": then { $then }. Your clock runs until you do.
resume-show-text = Show the text that you sealed, over HTTP (open the envelope), or give it to the arbiter.
resume-choose = The sealed move can mean more than one thing, and you choose: reply "choose { $first }", or another of { $readings }. Your clock runs.
default-you = Reply "resume" by { $until }: otherwise you lose the game by default (FIDE Guidelines I.10).
default-opponent = If { $opponent } has not appeared by { $until }, { $opponent } loses the game by default (FIDE Guidelines I.10).
default-sealer = If { $opponent } has not appeared by { $until } and the envelope is not opened before, { $opponent } loses the game by default (FIDE Guidelines I.10).

## The state of an adjournment: on the page of the game, over HTTP, and in an answer by mail

standing-sealing = { $who-is ->
    [you] You must seal the next move. Your clock runs until it is sealed.
   *[other] { $who } must seal the next move. Their clock runs until it is sealed.
}
# $after: days.
standing-sealing-then = Once the move is sealed, no clock runs. The game then rests for { $after } at most.
# The player named has not come to the session, and the opponent may answer in an envelope.
standing-sealing-reply = { $who-is ->
    [you] Your opponent may seal the reply, because you have not come. Then your clock runs.
   *[other] The reply may be sealed, because { $who } has not come. Then the clock of { $who } runs.
}
standing-drafted = { $who-is ->
    [you] Your draft is in the envelope. Seal it, or replace it by another one.
   *[other] A draft of { $who } is in the envelope.
}
# $number: of the move.
standing-sealed = { $who-is ->
    [you] The game is adjourned. You sealed move { $number }, and no clock runs.
   *[other] The game is adjourned. { $who } sealed move { $number }, and no clock runs.
}
standing-ready = { $who-is ->
    [you] You are ready to resume.
   *[other] { $who } is ready to resume.
}
standing-not-ready = { $who-is ->
    [you] You have not said that you are ready to resume.
   *[other] { $who } has not said that they are ready to resume.
}
standing-when-both = If both players are ready before { $latest }, the game resumes then.
standing-when-one = { $who-is ->
    [you] The game resumes when you are ready, at the latest on { $latest }.
   *[other] The game resumes when { $who } is ready, at the latest on { $latest }.
}
standing-else-clock = { $who-is ->
    [you] Otherwise your clock runs from { $latest }, and the envelope is opened when you come.
   *[other] Otherwise the clock of { $who } runs from { $latest }, and the envelope is opened when they come.
}
standing-else-without = { $who-is ->
    [you] Otherwise the game resumes on { $latest } in your absence.
   *[other] Otherwise the game resumes on { $latest } in the absence of { $who }.
}
# On the resumption.
standing-opens = { $by ->
    [arbiter] An arbiter then opens the envelope.
   *[service] The service then opens the envelope.
} { $who-is ->
    [you] The sealed move is played, and your clock runs.
   *[other] The sealed move is played, and the clock of { $who } runs.
}
standing-due = The game has resumed. No clock runs before the envelope is opened.
standing-reply-sealed = The reply to the move that was opened is sealed.
# The player named is absent.
standing-absent = { $who-is ->
    [you] The game has resumed, and you have not come. Your clock runs until { $until }, and the envelope is opened when you come.
   *[other] The game has resumed, and { $who } has not come. Their clock runs until { $until }, and the envelope is opened when they come.
}
# The player named is absent, and the game goes on without an envelope.
standing-awaited = { $who-is ->
    [you] The game has resumed, and you have not come yet.
   *[other] The game has resumed, and { $who } has not come yet.
}
standing-late = A player came too late and loses, unless the sealed move has ended the game. The envelope is opened first.
standing-missing = { $who-is ->
    [you] The envelope cannot be opened. Show the text that you sealed: your clock runs until { $until }.
   *[other] The envelope cannot be opened. { $who } must show the text that they sealed, and their clock runs until { $until }.
}
standing-missing-arbiter = { $who-is ->
    [you] The envelope cannot be opened, and no clock runs. An arbiter decides the game, unless you show the text that you sealed.
   *[other] The envelope cannot be opened, and no clock runs. An arbiter decides the game, unless { $who } shows the text that they sealed.
}
standing-choosing = { $who-is ->
    [you] The sealed move can mean more than one move, and you choose. Your clock runs until { $until }.
   *[other] The sealed move can mean more than one move, and { $who } chooses. Their clock runs until { $until }.
}
standing-default = Say by { $until } that you are here: otherwise you lose the game by default (FIDE Guidelines I.10).
standing-may-resume = You can say now that you are ready to resume.
standing-may-end = Until the envelope is opened you can offer a draw or resign. If the game ends so, the envelope stays closed unless both players agree to show it.

## For arbiters

arbiter-session-continues = The session is over and the player on move should seal now, but the envelope lacks holders: too few of the named arbiters are still arbiters, have a key and do not play in this game. The game continues until enough of them have registered a key, or until it is no longer to be adjourned.
arbiter-fetch = The envelope is waiting for you. Open it with your key on its page: { $url }. Until then no clock runs.
arbiter-fen = This is, as FEN:
arbiter-fen-after = After the announced move it is, as FEN:
arbiter-withdrawn = It is for you to decide: reply with one line, "arbiter { $game } adjudicate 1-0: " (or 0-1, 1/2, 0-0) and the reason, or replace the player: "arbiter { $game } replace { $side } NAME: " and the reason.
arbiter-default = A player who has not appeared by { $until } loses the game by default (FIDE Guidelines I.10).
arbiter-agree-open = If you agree, reply with one line, "arbiter { $game } open".
arbiter-agree-show = If you agree, open the envelope on its page and give your reason: { $url }.
arbiter-agree-two = An early opening takes both of you.
arbiter-clocks = It is for you to decide the correct times: "correct_clocks" at { $url }.
arbiter-flag = To end the game by the fallen flag, reply with one line: "arbiter { $game } flag".
arbiter-more = Everything that waits for an arbiter: { $queue }, or "postzug arbiter list". Everything done or tried in this game: { $trail }.

## Answers to mails

unanswered = { $count ->
    [one] One of your mails
   *[other] { $count } of your mails
} since { $since } got no answer, because you had many answers in a short time. Clear moves and commands in them were carried out; everything else was not. Please check the current state and repeat what is still missing.
next-answer = You have had many answers in a short time, so the next answer comes after { $at }. Until then every mail is still read, and a clear move or command in it is carried out; afterwards one mail says that others got no answer.
# Below it. $address is that of the people who run the service.
next-answer-reach = If you need help before that, write to the people who run this service: { $address }.
# To somebody without an account, in place of next-answer.
next-answer-stranger = This address has had several answers in a short time, so the next answer comes after { $at }. Mails that come before that get no answer.
more-lines = ... and { $count } more lines.
more-lines-too-many = ... and { $count } more lines, too many for a mail.
did-you-mean = Did you mean { $move }? Then reply to this mail with the word "yes", by { $until }: the move counts from the arrival of your first mail. If not, reply with "no", or with your move alone on a line.
confirm-public-address = A mail of yours came to an address that does not prove its author, so it has not been processed yet. Please reply to the reply address of our mails, which does.
confirm-arbiter-act = A mail of yours with an arbiter's act came to the address of a game. That address stands in every mail of the game that is quoted or forwarded, so it has not been processed yet.
confirm-other-sender = A mail for you came from { $from }, which is not the address on file. It has not been processed yet.
author-unproved = A mail in your name came to your reply address. Your settings ask for more proof of its author than it has, so it has not been processed yet.
confirm-how = Is it yours? Then reply to this mail with the word "yes", by { $until }. It then counts from its first arrival. Otherwise reply "no", or do nothing.

## A new account

join-confirm = Do you want an account here, under the name { $name }? Then reply to this mail with the word "yes", by { $until }. For another name reply with one line, such as "join Anna Berg". If you did not ask for it, do nothing: without your yes no account is made and your mail is deleted.
join-name = Under which name do you want to play? Reply to this mail with one line, such as "join Anna Berg". That makes your account if it arrives by { $until }. If you did not ask for it, do nothing.
# The code follows.
code-sign-up = Your code to make your account:
code-sign-in = Your code to sign in:
code-change-address = Your code to use this address from now on:
code-asked-by = Requested by: { $device }.
code-browser = a browser
code-how = Enter it where you requested it; it works once, for { $valid }. If you did not request it, do nothing: without the code nothing happens. Nobody at { $site } will ever ask you for it.
code-subject = Your code for { $site }
account-subject = Your account at { $site }

## Digests

digest-subject = { $site }: { $count ->
    [0] what happened in your games
    [one] your move in 1 game
   *[other] your move in { $count } games
}
digest = { $count ->
    [0] You need not move in any game.
    [one] You are to move in 1 game.
   *[other] You are to move in { $count } games, the earliest deadline first.
}
digest-game = { $game } { $white } - { $black }
digest-until = Your move { $number }: until { $until } (in { $left }).
digest-move = To move, write to this address, for example: { $example }
digest-write = To write about this game, use this address:
digest-more = { $count ->
    [one] There is 1 more game. Write games for a list of all.
   *[other] There are { $count } more games. Write games for a list of all.
}

## Challenges

challenge = { $other } challenges you to a game: { $terms }.
challenge-how = Answer by { $until }: reply to this mail with one line, "accept challenge { $challenge }" or "decline challenge { $challenge }".
challenge-declined = { $other } declined your challenge { $challenge } ({ $terms }).
challenge-withdrawn = { $other } withdrew the challenge { $challenge }. You need not do anything.
challenge-subject = [{ $challenge }] { $other } challenges you
challenge-declined-subject = [{ $challenge }] { $other } declined your challenge
challenge-withdrawn-subject = [{ $challenge }] { $other } withdrew the challenge
challenge-you-white = you play White
challenge-you-black = you play Black
challenge-colours-drawn = colours are drawn when the game begins
terms-public-sentence = { $plies ->
    [0] Anybody may read the moves without an account.
    [one] Anybody may read the moves without an account, { $plies } half-move later.
   *[other] Anybody may read the moves without an account, { $plies } half-moves later.
}
start-chess960 = Chess960 position { $number }
start-from = starting from { $fen }
start-drawn-chess960 = a Chess960 position drawn when the game begins

## The regulations of a game that are not the usual ones

terms-claim-after = A draw can be claimed after { $moves } moves by each side without capture or pawn move.
terms-not-automatic = Repetition and moves without capture or pawn move end the game only on a claim.
terms-wrong-claim = { $days ->
    [0] The opponent gains no time when a claim is wrong.
    [one] The opponent gains one day for the next move when a claim is wrong.
   *[other] The opponent gains { $days } days for the next move when a claim is wrong.
}
terms-offer-again = { $moves ->
    [one] A player who has offered a draw makes one move before the next offer.
   *[other] A player who has offered a draw makes { $moves } moves before the next offer.
}
terms-illegal-gains = { $days ->
    [one] The opponent gains one day for the next move when a move is illegal.
   *[other] The opponent gains { $days } days for the next move when a move is illegal.
}
terms-illegal-loses = { $count ->
    [one] The first illegal move of a player loses the game.
   *[other] The { ordinal } illegal move of a player loses the game.
}
terms-ambiguous-gains = { $days ->
    [one] The opponent gains one day for the next move when a move is ambiguous.
   *[other] The opponent gains { $days } days for the next move when a move is ambiguous.
}
terms-ambiguous-loses = { $count ->
    [one] The first ambiguous move of a player loses the game.
   *[other] The { ordinal } ambiguous move of a player loses the game.
}
terms-appeal = { $days ->
    [0] Nobody can appeal against an act of the arbiter.
    [one] A player may appeal against an act of the arbiter within one day.
   *[other] A player may appeal against an act of the arbiter within { $days } days.
}
terms-takeback = An arbiter may let a slip of the pen be taken back.
# $accounts are the names of arbiters.
terms-arbiters = { $n ->
    [one] One arbiter is named for this game: { $accounts }.
   *[other] { $n } arbiters are named for this game: { $accounts }.
}
terms-session = { $days ->
    [one] After a session of one day, the player on move seals.
   *[other] After a session of { $days } days, the player on move seals.
}
terms-resumes = { $days ->
    [one] An adjourned game resumes one day after the sealing, unless something else is agreed.
   *[other] An adjourned game resumes { $days } days after the sealing, unless something else is agreed.
}
terms-opponent-chooses = If a sealed move has two readings, the opponent chooses one.
terms-check-in = The players say that they are present before an adjourned game resumes.
terms-default = { $days ->
    [0] A player who is not present at the time of resumption loses.
    [one] A player who is not present one day after the time of resumption loses.
   *[other] A player who is not present { $days } days after the time of resumption loses.
}
# $accounts are the names of arbiters.
terms-holders = { $needed ->
    [one] One key of these arbiters opens an envelope: { $accounts }.
   *[other] { $needed } keys of these arbiters together open an envelope: { $accounts }.
}
terms-early = Two arbiters must agree to opening an envelope before its time.
terms-free-weekdays = No clock runs on these days of every week: { $weekdays }.
terms-free-dates = No clock runs on these days: { $dates }.
terms-free-night = No clock runs from { $from } to { $until }, by the time zone of the player whose clock it is.
terms-leave = { $days ->
    [one] Each player may take one day of leave in a calendar year.
   *[other] Each player may take { $days } days of leave in a calendar year.
}
terms-leave-ahead = { $days ->
    [one] Leave must be booked at least one day ahead.
   *[other] Leave must be booked at least { $days } days ahead.
}
terms-leave-moves = A player may move during leave.
# $reminders are numbers of days.
terms-silence = A player who makes no move for { $days } days loses the game, unless they said that they go on thinking. Reminders come after days { $reminders }.
terms-flag-claimed = When a flag falls, the opponent or an arbiter ends the game by it. Until then a move still counts.
terms-flag-arbiter = When a flag falls, only an arbiter ends the game by it. Until then a move still counts.
terms-tablebase = A player may claim by an endgame tablebase with at most { $men } men on the board. { $fifty ->
    [yes] The fifty-move rule counts there.
   *[no] The fifty-move rule does not count there.
}
terms-undecided = { $days ->
    [one] An arbiter has one day to decide a claim that no tablebase here covers.
   *[other] An arbiter has { $days } days to decide a claim that no tablebase here covers.
}
terms-adjudication = A player may ask an arbiter to decide the game by analysis. { $stops ->
    [yes] No clock runs until the decision.
   *[no] The game goes on until the decision.
}
terms-adjudicated = { $days ->
    [one] The arbiter has one day for a decision by analysis.
   *[other] The arbiter has { $days } days for a decision by analysis.
}
terms-annulled = { $moves ->
    [one] If a player withdraws before both sides have made one move, the game is annulled.
   *[other] If a player withdraws before both sides have made { $moves } moves, the game is annulled.
}
terms-withdrawn = When a player withdraws, the game stands still until an arbiter adjudicates it or somebody else plays on.
terms-silent = A player who loses by silence in half of their games of an event has withdrawn from it.
terms-conditions-visible = The opponent sees conditional moves before they are played.
terms-protection = After the moves with an increment, a player with less than three days in all has three.

## Receipts of the log

receipt = The envelope with the sealed move of { $game } is in the log of all events, as entry { $entry }. From now on nobody, including us, can change it or its time of sealing without this mail proving the change. Please keep this mail: the file attached to it, { $file }, is the proof. It does not reveal the move.
# The SHA-256 of the script follows.
receipt-how-to-check = An arbiter can check it without us and offline: with the script verify.sh, which needs only bash, awk and openssl, or with bash and openssl alone, as "A receipt by hand" in docs/internals/log.md says. Take the script from your own copy of Postzug ("postzug audit script"), never from the person who shows you the evidence. Its SHA-256 is:
receipt-entry = The entry of the envelope in the log:
receipt-hashes = And these hashes lead from it to the signed root below:

## Mail that is passed on to the operator

passed-on = This mail came to { $mailbox }@ from { $from }. A reply goes to its author, not to us. It is mail { $number } of the inbox: "postzug inbox show { $number } --raw" prints all that is stored of it.
passed-on-no-address = an author without a plain address
passed-on-shortened = ... (shortened)
passed-on-header = Its header:

## Below every mail

# The subject of a mail about a game, behind "[G42] Anna - Boris: ". A reply repeats it, so it has no digit but that of the
# move and the time, and no word of sealing.
subject-your-mail = Your mail to { $site }
subject-your-move = your move { $number }
subject-their-move = { $name }'s move { $number }
subject-draw-offered = { $state }, draw offered
subject-left = { $state }, { $left } left
subject-you-won = game over, you won
subject-you-lost = game over, you lost
subject-white-won = game over, White won
subject-black-won = game over, Black won
subject-both-lost = game over, both lost
subject-drawn = game over, drawn
subject-no-result = game over, no result
subject-adjourned-yours = adjourned, your clock runs
subject-adjourned = adjourned
subject-undecided = an arbiter decides
subject-for-arbiter = for the arbiter
subject-question = please answer
subject-receipt = your receipt
# The name before the address of a mail: who wrote it, and the service that sends it.
from-name = { $name } via { $site }
footer-player = This mail is for { $name }, a player of { $game }.
footer-account = This mail is for { $name }, who has an account here.
footer-stranger = If you did not ask for this mail, ignore it.
# These stay in English.
footer-in-english = This mail is in English, because its sentences in your language ({ $language }) are not checked yet. Reply "language en" to have all in English.
footer-not-signed = No native speaker has signed all of this mail in your language ({ $language }). Reply "language en" to have mails in English.
footer-not-signed-here = No native speaker has signed all of this mail in your language ({ $language }). An account can have another one.
footer-languages = You can write to us in these languages: { $languages }.
# In mails for a screen reader a file beside the mail has long addresses and fingerprints, each below its number.
heard-note = note { $number }
heard-notes = The attached file { $file } has the text of each note under its number.
footer-log = The text below is for programs: the signed head of our log.
footer-log-and-pgn = The text below is for programs: the signed head of our log, and the game (PGN).
footer-pgn = The text below is for chess programs: the game (PGN).

## Hints about commands that lack something

hint-withdraw-all = You have not withdrawn. If you want to, write: withdraw from all games yes: and why
hint-withdraw-event = You have not withdrawn. If you want to, write: withdraw from event yes: and why
hint-appeal = Write the number of the act and your grounds: appeal 17: I was not told
hint-colours = You named more than one colour. Write one of: white, black, random
hint-controls = You named more than one time control. Write one of them
hint-starts = You named more than one starting position. Write 960 once
hint-limit = The limit is 1 to 60 days for a move
# $text is what the player wrote, such as 5d; $days the same in days; $length the same as in 10/5d.
hint-bare-length = "{ $text }" can be a limit for each move or a time for several moves, so no game was proposed. For each move, write: { $days } { word-days } { word-a-move }. For 10 moves, write: 10/{ $length }. For the whole game, write: { $length } { word-in-all }
hint-chess960 = Chess960 positions have the numbers 0 to 959
hint-control = This time control is out of bounds: see docs/arbitrate/clocks.md
hint-move = Write the move after the word, such as: move 5254
hint-claim = Write: claim threefold, or: claim fifty
hint-claim-announced = Write: claim threefold, or: claim fifty; with a move you announce after it
hint-challenge-number = Write the number of the challenge, such as: accept challenge C7
hint-leave-all = Write the first and the last day: leave all 2026-12-24 2027-01-02
hint-leave = Write the first and the last day: leave 2026-12-24 2027-01-02
hint-cancel-leave-all = Write the first day of the leave: cancel leave all 2026-12-24
hint-cancel-leave = Write the first day of the leave: cancel leave 2026-12-24
hint-unclear-conditions = Your conditional moves were not kept: it is not clear where one of them ends or how it is meant, because of a comma at the end of its line, of a line that is indented or that may have been broken by your mail program, or of other words around the moves. What was kept before stays. Write each from its first move on a line of its own, such as: if 5755 then 7163, if 2836 then 6125; with no comma at its end and a blank line between two of them, and where a long one has to go on in the next line, break it behind "then"
hint-no-move = No move was played. Write yours alone on a line
hint-challenge = Write: challenge NAME, and if you like: white or black, 5 days or another time control, 960
hint-seek = Write: seek, and if you like: white or black, 5 days or another time control, 960
hint-other-language = This is a command in another language ({ $language }), so nothing was done. Write it in your own language or in English, or choose that language with a line of its own: { command-language } { $tag }
hint-set = Write for example: set time zone Europe/Berlin, set notation san, { command-set-letters } Deutsch, set board off, set pgn attached, or: set acknowledge off
hint-letters = Write: { command-set-letters }, and a language by its own name, such as: { command-set-letters } Deutsch
hint-pgn = Write: set pgn attached, or: set pgn not attached
hint-pgn-which = Write pgn for this game, pgn G42 for the game of that number, { command-pgn-all } for your games, or: { command-pgn-all-before } G42
hint-calendar = Write: { command-set-calendar } { word-attached }, or: { command-set-calendar } { word-not-attached }
hint-mail = Write: { command-set-mail } { format-html }, or: { command-set-mail } { format-text }
hint-on-off = Write on or off behind it, such as: set board off
hint-adjudicate = Write adjudicate win or adjudicate draw, then a line with analysis: and your analysis below it
hint-analysis-cut = A part of the analysis looks like a quotation or a signature. Put a line with nothing but a full stop at its end, and send it again; then all of it is taken word for word
needs-game = This needs a game: reply to a mail about the game.
message-cut = Your message is longer than { $most } characters. Your opponent gets it up to there: send the rest as another message.
unsent-words = Your move was played. The other words of your mail were sent to nobody: for your opponent, write them below a line "message:" under your move, or on one line after "say".
hint-notices = Write: notices off, or: notices on, and one or more of: { $kinds }
not-in-digests = Notices of the kind { $kind } come in no digest.
hint-digests = Notices of these kinds can wait for a digest: { $kinds }. Write for example: { command-notices-daily } { kind-messages }
hint-digest = Write the time of your digests, in your time zone, such as: { command-set-digest } 08:00, or with the day of the weekly one: { command-set-digest } { weekday-monday } 08:00
hint-quiet = Write your quiet hours, in your time zone, such as: { command-set-quiet } 22:00-07:00, or: { command-set-quiet } { word-off }
hint-notation = Write: set notation, and one of: { $notations }

## Settings and games

settings = Your settings now, each as you write it to change it:
settings-line = {"  "}{ $command } { $value }
settings-explained = Board: a drawing in every mail. Pgn attached: the game as a file for your chess program, in every mail. Acknowledge: a mail for each of your own moves, the same as notices of acknowledgements. Notices of these kinds always come, because without them a game or your account could be lost: { $needed }. How sure a mail of yours must be is changed at { $url } only.
games-none = You have no game under way. Write seeks to see who looks for one, or: challenge NAME
games-over-none = None of your games is over.
# $how is one of the endings above.
games-over = {"  "}{ $game } { $white } - { $black }: { $result } { $how }, { $at }
games-over-more = For earlier ones write: { command-games-over-before } { $game }
games-over-pgn = For a game as a file (PGN) write, for example: { command-pgn } { $game }; for all of your games: { command-pgn-all }
pgn-attached = The game is attached as { $file }.
pgn-all-none = You have no games, or none before that one.
pgn-all-attached = { $count ->
    [one] One of your games is attached as { $file }.
   *[other] { $count } of your games, the newest first, are attached as { $file }.
}
pgn-all-more = For earlier ones write: { command-pgn-all-before } { $game }
pgn-no-room = There is no room for it beside the other files of this answer. Write this line in a mail of its own.
games-your-move = {"  "}{ $game } { $white } - { $black }: your move
games-your-move-until = {"  "}{ $game } { $white } - { $black }: your move, until { $until }
games-not-your-move = {"  "}{ $game } { $white } - { $black }: not your move
games-not-your-move-until = {"  "}{ $game } { $white } - { $black }: not your move; the opponent has until { $until }

calendar-mailed = The address of your calendar comes in a mail of its own.
calendar-revoked = Your calendar has no address any more. Programs that subscribed to it show nothing new.

## The calendar of a player, and unsubscription by the link of a mail

calendar-name = Chess: { $site }
calendar-move = { $game }: your move { $number } against { $opponent }
calendar-seal = { $game }: seal your move { $number } against { $opponent }
calendar-deadline = Your clock runs until the time of this entry.
calendar-last-move = Your opponent's last move: { $move }.
calendar-resumption = { $game }: resumption against { $opponent }
calendar-resumption-latest = The adjourned game is resumed at the time of this entry at the latest.
calendar-leave = On leave
unsubscribe-title = Notices by mail
unsubscribe-ask = Do you want no more mail of this kind: { $kinds }? You keep all other notices.
unsubscribe-button = Switch off
unsubscribe-done = You will get no more mail of this kind: { $kinds }. To switch it on again, write to the service by mail: { command-notices-on } { $kinds }

## Answers to whole mails

mail-switched-off = Moves by mail are switched off in your settings. Nothing was done.
mail-unreadable = Your mail could not be read, so nothing in it was done. It is built in a way that is not safe to read: too many parts, or mails within mails. Please send it again as plain text, without attachments.
mail-before-restoration = Your mail answers one that was written before the service was restored from a backup, and the game may have stood otherwise then. Nothing was done. Please look at the game as it stands now (reply "show"), and answer this mail.
mail-of-lost-game = Your mail is about a game that began after the backup from which the service had to be restored. That game is lost. Nothing was done.
mail-disowned = A mail to your reply address was set aside, and nothing in it was done: the domain of its author says that it does not come from there (DMARC). If you wrote it, send it through your mail provider's own server, or ask the operator to release mail { $mail }; it then counts from when it arrived.
mail-nothing-waits = No mail waits for your yes or no any more: it was answered before, or it waited too long. Nothing was done now.
mail-no-yes = Your reply has neither yes nor no on a line of its own, so the mail it is about still waits. Please answer the question again, with that one word.
mail-answer-from-elsewhere = An answer to the question about your mail came from { $from }. That is not the address of your account, so the answer does not count, and the mail still waits. Send the answer from the address of your account: yes or no, alone on a line, in a reply to the question.
mail-not-played = Nothing was played. Reply to this mail with your move alone on a line.
mail-yes-and-more = Your reply says yes and something else besides, so nothing was played. Reply with "yes" alone, or with your move alone on a line.
mail-another-waits = A second mail came that may not be yours. You were already asked about the first one, so nothing was done about the second. Answer the question about the first with yes or no, or write from your own address.
mail-to-public-address = You have an account here, and your name is { $name }. Your mail came to { $mailbox }@, which does not prove who wrote it, so nothing in it was done. Reply to this mail with your commands: its reply address is yours alone.
mail-of-stranger = This is { $site }, where people play correspondence chess by mail. This address has no account here. To get one, reply to this mail (or write to { $address }) with one line: join, and the name others shall see, such as "join Anna Berg". You get one mail that asks whether it was you; after your yes everything goes by mail: finding an opponent, playing, settings. More is at { $url }.
join-unclear = Your reply has neither yes nor a name after the word join.
mail-not-a-player = You do not play in { $game }. Nothing was done.
not-understood = Not understood.
question-several = I found more than one move in your mail: { $lines }. Nothing was played. Reply with the one move on a line of its own.
question-in-prose = I saw what may be a move within other words: { $lines }. Nothing was played. Write the move alone on a line.
question-other-number = The number before your move is not that of your next move: { $lines }. Nothing was played.
question-taken-back = I read what may take back the rest of your mail: { $lines }. Nothing was done.
question-names-another-game = Your mail came to the address of another game than the one it names: { $lines }. Nothing was done.
question-in-signature = Below the line that begins your signature I saw what may be a move: { $lines }. A signature is not read, so nothing was played.
question-in-subject = I found no move in the text of your mail; in its subject I saw: { $lines }. Nothing was played.
question-in-other-letters = I found no move in your piece letters, but one in those of another language: { $lines }. Nothing was played. To be read so from now on, write for example: { command-set-letters } Deutsch
question-in-cyrillic = Your mail has Cyrillic letters that look like Latin ones: { $lines }. Squares have Latin letters, so nothing was played. Write your move with those: { $moves }
question-contradiction = Your mail asks for things that exclude each other: { $lines }. Nothing was done. Reply with one of them.
question-in-message = The message to your opponent holds a line that is a move or a command: { $lines }. Nothing was done and nothing was sent. Write it above the message.
question-below-text = Below the text of an appeal, of a withdrawal or of an arbiter stands what may be a move or a command, or a part of the text: { $lines }. Nothing was done. If it is part of the text, put a line with nothing but a full stop at its end, and send it again; if not, write it above the text or in a mail of its own.
question-other-game = The game you sent back does not continue the recorded one by exactly one half-move. Nothing was played.
game-has-no-new-move = The game you sent back has no move that is not on record already. Nothing was played.
question-game-attached = I found a game (PGN) attached and no move in the text of your mail. It does not continue this game by exactly one half-move, or does not bear its number (CmailGameName), so nothing was done. Write your move on a line of its own in the text, such as 5254 or e4.
question-several-games = Your mail is addressed to several games, and the same words can mean a move in each of them, so nothing was done in this one. Write to each game alone: reply to its own mail.
question-too-many = Your mail holds more than ten commands. Nothing was done.
question-nothing = I found no move and no command in your mail. Nothing was done. Write your move or a command on a line of its own, above any quotation.
question-sealing = Your mail speaks of sealing, and what may be a move stands in it without "seal" before it. Nothing was sealed and nothing was played. To seal the move, write "seal" and the move on one line.
question-sealing-or-play = Your mail speaks of sealing, and what may be a move stands in it without "seal" before it. Nothing was sealed and nothing was played. To seal the move, write "seal" and the move on one line. To play it, send the move alone, without words such as "sealed" or "draft" in the text or in the subject.
question-sealing-play = Your mail speaks of sealing, and what may be a move stands in it without "seal" before it. Nothing was sealed and nothing was played. Nothing can be sealed now. To play the move, send the move alone, without words such as "sealed" or "draft" in the text or in the subject.
your-clock-goes-on = Your clock goes on.
not-repeated = (not repeated)
quoted = "{ $text }"

## Answers to commands

only-arbiters-see = Only an arbiter is shown this, of a game that there is.
needs-own-game = This needs a game of yours: reply to a mail about the game.
rematch-too-early = { $game } is not over yet. Ask again after its end.
arranged = It is arranged.
arranged-game = The game { $game } has begun; a mail about it follows.
arranged-seek = Your seek { $challenge } is open: the first player who accepts it plays. To take it back, write: withdraw { $challenge }
arranged-challenge = Your challenge { $challenge } is on its way. To take it back, write: withdraw { $challenge }
arranged-withdrawn = { $challenge } is withdrawn. Nobody can accept it any more.
arranged-declined = You declined { $challenge }. The challenger gets a mail.
nothing-changed = Nothing was changed.
everywhere-leave = You are on leave from { $first } to { $last } in { $count } of your { $games } games.
everywhere-no-leave = Your leave from { $first } is cancelled in { $count } of your { $games } games.
everywhere-done = It is done in { $count } of your { $games } games.
everywhere-refused = { $game }: { $refusal }
resumes-at = The game resumes on { $at }.
done-nothing = Nothing changed: it was so before.
done-recorded = It is in the record of the game.
done-event = This is event { $event } of { $game }.
hint-accept-offer = Your opponent has offered a draw already: write accept to agree.
hint-offer-with-move = A draw is offered together with a move: write the move on the line before.
hint-accept-which = Both a draw and an adjournment are offered: write { command-accept-draw } or { command-adjourn }.
hint-resign = You have not resigned. If you want to, write: resign { $game }
hint-resign-other = This address belongs to { $game }. To resign it, write: resign { $game }
sealed-not-one-move = This is not exactly one legal move here. Nothing was sealed; what you wrote is not repeated.
message-on-record = The message below the move is on record already, so it was not sent again.
pace = { $name }: { $moves } moves, { $recent } of them in the last 30 days, the last one { $last }; used { $used }, charged { $charged }; for a move { $mean } on average, { $median } or less for half of them, at most { $longest } (half-move { $longest_at }); { $last_ten } for the last ten; { $thinking } for this move.
pace-none = none
seek-of = { $challenge }: { $name }, { $terms }
seek-of-yours = { $challenge }: { $name } (yours), { $terms }
seeks-none = There are no open seeks.
seeks-how = To accept one, write for example: accept challenge { $challenge }
seek-plays-white = plays white
seek-plays-black = plays black
seek-colours-drawn = colours drawn
seek-set-position = from a set position
seek-chess960 = Chess960
no-legal-move = There is no legal move.
last-move = The last move was { $move }.
no-move-made = No move has been made.
status-flag = The flag of { $name } fell on { $at }; until it is claimed a move still counts.
status-moves = { $name } moves until { $at }
status-no-clock = No clock is running.
conditions-given-none = You have given no conditional moves.
conditions-given = You have given { $count } line(s) of conditional moves; they stand below.
conditions-of-opponent = Your opponent's, which you may see in this game:

## Help: a message is what a player writes, its .about says what it does

help = Reply to a mail about a game. Each command stands on a line of its own.
help-below = Everything below a line "-- " is ignored.
help-section-game = Your move, and the end of a game:
help-section-shown = To look at:
help-section-time = Time and leave:
help-section-adjournment = Adjournment:
help-section-lobby = Games to come, and leaving:
help-section-settings = Settings:
help-as-arbiter = As an arbiter.
help-e2e4 = e2e4 or Nf3 or 5254
    .about = your move, in any notation
help-5254 = 5254 (=)
    .about = your move with a draw offer
help-accept = accept / decline
    .about = the draw that was offered
help-resign = resign yes
    .about = resign the game
help-claim = claim threefold / fifty
    .about = claim a draw; with a move you announce after it: claim threefold Nf3
help-claim-time = claim time
    .about = claim that your opponent's flag has fallen
help-claim-win = claim win / claim draw
    .about = by an endgame tablebase, where the rules allow it
help-adjudicate = adjudicate win / draw
    .about = ask an arbiter to decide, where the rules allow it; below it a line with analysis: and your analysis
help-if = if 5755 then 7163
    .about = your answer to a move of your opponent, beforehand; several lines make a tree; conditions shows them, no conditions withdraws them
help-say = say TEXT
    .about = a message to your opponent; of several lines below a line message:, under your move or alone
help-rematch = rematch
    .about = another game with the same opponent and rules, colours changed; in a reply about a game that is over
help-show = show, moves, legal, pgn
help-where = where knight, file e, rank 4
    .about = the pieces of one kind, on one file or rank, in words
help-last = last
    .about = the last move
help-status = status
    .about = both clocks, what changes next and why
help-games = games
    .about = your games, with whose move it is and until when
help-games-over = { command-games-over }
    .about = your games that are over, with their results
help-pgn-all = pgn G42, { command-pgn-all }
    .about = a game, or all of yours, as a file
help-refill = refill
    .about = fill your clock up from the bank (Triple Block)
help-reflect = reflect
    .about = go on thinking where silence would lose the game
help-leave = leave 2026-12-24 2027-01-02
    .about = in this game; leave all ...: in all your games
help-cancel = cancel leave 2026-12-24
    .about = what has not begun; cancel leave all ...
help-adjourn = adjourn
    .about = propose to adjourn, or agree; or: decline adjournment
help-adjourn-early = adjourn early
    .about = end the session now; the rest of it is charged to you
help-seal = seal MOVE
    .about = seal the move of an adjournment
help-draft = draft MOVE, seal
    .about = the same in two steps: a draft can be replaced
help-resume = resume
    .about = you are ready to resume
help-choose = choose MOVE
    .about = which move your opponent's ambiguous sealed move means
help-clocks = clocks wrong
    .about = when the game is resumed
help-publish = publish
    .about = the envelope of a game that is over may be shown
help-challenge = challenge NAME [white|black] [5 days or 10/50, 30d+3d, ...] [960]
help-accept-challenge = accept challenge C7, decline challenge C7
help-seek = seek [white|black] [5 days] [960], seeks, withdraw C7
help-withdraw = withdraw from event yes: TEXT
    .about = you leave all games of this event, with the reason
help-withdraw-from = withdraw from all games yes: TEXT
help-appeal = appeal 17: TEXT
    .about = against what an arbiter did; the mail about it has the number
help-settings = settings
    .about = shows them; to change one, for example: set time zone Europe/Berlin, set notation san, { command-set-letters } Deutsch, set board off, set pgn attached
help-language = language uk
    .about = the language of your mails
help-notices = notices off messages
    .about = no mail for each message; or: news, results, challenges, proofs, acknowledgements; notices on messages
help-digests = { command-notices-daily }, { command-notices-weekly } { kind-news }, { command-notices-each }
    .about = one mail a day or a week in place of many; { command-set-digest } { weekday-monday } 08:00 chooses its time
help-quiet = { command-set-quiet } 22:00-07:00, { command-set-quiet } { word-off }
    .about = hours without mail, except for what would come too late after them
help-unsubscribe = unsubscribe
    .about = none of these notices; unsubscribe messages

## Help: the acts of arbiters. They are written in English words.

act-usage-warn = warn white
act-usage-give = give white 2d, take white 12h
act-usage-clocks = clocks 3d 4d
    .about = what White and what Black have used so far
act-usage-clocks-3d = clocks 3d 4d until 2026-12-24 10:00
    .about = and the deadline of the clock that runs, in UTC, or with +01:00 behind it
act-usage-adjudicate = adjudicate 1-0
    .about = or 0-1, 1/2, 0-0
act-usage-forfeit = forfeit white, cancel, replay, annul
act-usage-points = points 1 0
    .about = for White and for Black; 1/2 is one too
act-usage-leave = leave white 2026-12-24 2027-01-02
act-usage-end = end leave white 2026-12-24
    .about = ends the leave with this first day, whoever gave it
act-usage-adjourn = adjourn
act-usage-resumption = resumption 2026-12-24 10:00
    .about = when an adjourned game resumes, in UTC, or with +01:00 behind it
act-usage-approve = approve early
    .about = the envelope may be opened before its time: by you, or, where that takes two arbiters, by another
act-usage-missing = missing
    .about = the envelope is lost or does not open
act-usage-takeback = takeback 12
    .about = this number of half-moves stands
act-usage-replace = replace white NAME, withdraw white
act-usage-expel = expel white
    .about = from all games of the event; expel white everywhere
act-usage-confirm = confirm 17, reverse 17
    .about = about an appeal
act-usage-uphold = uphold 17, reject 17
    .about = about a claim
act-usage-acknowledge = acknowledge
    .about = the face of the envelope is in order
act-usage-open = open
    .about = the envelope that the service holds; before its time only after approve early
act-usage-flag = flag
    .about = it has fallen, and you end the game by it
act-usage-pace = pace
    .about = how both have used their time
act-usage = Write: { $begins } G42 WHAT: the reason. WHAT is
act-usage-bare = and without a reason
act-usage-opening = An envelope is opened without a reason on the same line. Write: { $begins } G42 open. Before its time write first: { $begins } G42 approve early: the reason
act-usage-resumption-time = Give the day and the time of day at which the game resumes, in UTC or with an offset behind it. Write: { $begins } G42 resumption 2026-12-24 10:00 +01:00: the reason

## Commands. What a player may write at the beginning of a line; .also has more ways, with a bar between.
## Every language is read beside English. No way may begin two commands of a language.

command-accept = accept
command-accept-draw = accept draw
command-decline = decline
command-decline-draw = decline draw
command-draw = draw
command-resign = resign
command-resign-yes = resign yes
command-claim-threefold = claim threefold
command-claim-fifty = claim fifty
command-claim-time = claim time
command-claim-win = claim win
command-claim-draw = claim draw
command-adjudicate-win = adjudicate win
command-adjudicate-draw = adjudicate draw
command-say = say
command-message = message
command-analysis = analysis
command-if = if
command-then = then
command-conditions = conditions
command-no-conditions = no conditions
command-adjourn = adjourn
command-adjourn-early = adjourn early
command-decline-adjournment = decline adjournment
command-seal = seal
command-draft = draft
command-choose = choose
command-resume = resume
command-publish = publish
command-clocks-wrong = clocks wrong
command-refill = refill
command-reflect = reflect
command-leave = leave
command-leave-all = leave all
command-cancel-leave = cancel leave
command-cancel-leave-all = cancel leave all
command-withdraw-from-event-yes = withdraw from event yes
command-withdraw-from-all-games-yes = withdraw from all games yes
command-appeal = appeal
command-challenge = challenge
command-accept-challenge = accept challenge
command-decline-challenge = decline challenge
command-seek = seek
command-seeks = seeks
command-withdraw = withdraw
command-rematch = rematch
command-show = show
command-where = where
command-file = file
command-rank = rank
command-last = last
command-moves = moves
command-legal = legal
command-pgn = pgn
command-pgn-all = pgn all
command-pgn-all-before = pgn all before
command-status = status
command-games = games
command-games-over = games over
command-games-over-before = games over before
command-settings = settings
command-set-time-zone = set time zone
command-set-notation = set notation
command-set-letters = set letters
command-set-board = set board
command-set-pgn = set pgn
command-set-calendar = set calendar
command-set-digest = set digest
command-set-quiet = set quiet
command-set-mail = set mail
command-set-acknowledge = set acknowledge
command-set-language = set language
command-language = language
command-notices-on = notices on
command-notices-off = notices off
command-notices-each = notices each
command-notices-daily = notices daily
command-notices-weekly = notices weekly
command-unsubscribe = unsubscribe
command-calendar = calendar
command-calendar-off = calendar off
command-help = help
command-join = join
command-move = move

## Words behind a command

word-yes = yes
word-no = no
word-on = on
word-off = off
word-white = white
word-black = black
word-random = random
word-days = days
# Behind a number of days: what the time is for.
word-a-move = a move
word-in-all = in all
word-from = from
word-to = to
word-all = all
# Between two kinds of notices.
word-and = and
word-attached = attached
word-not-attached = not attached
word-king = king
word-queen = queen
word-rook = rook
word-bishop = bishop
word-knight = knight
word-pawn = pawn

## Values of settings: notations, formats of mails, and kinds of notices. They are read behind a setting, and printed.

notation-numeric = numeric
notation-san = san
notation-letters = letters
notation-figurine = figurine
notation-long = long
notation-uci = uci
notation-announced = announced
format-html = html
format-text = text
kind-moves = moves
kind-reminders = reminders
kind-adjournments = adjournments
kind-arbiter = arbiter
kind-account = account
kind-acknowledgements = acknowledgements
kind-messages = messages
kind-news = news
kind-results = results
kind-challenges = challenges
kind-proofs = proofs

## Lines of an answer to a mail: what the player asked for, where it is not a command by its words

line-with = { $command } { $rest }
line-claim = claim
line-adjudicate = adjudicate
line-say = { command-say } ...
line-clocks = clocks
line-withdraw-from = withdraw from
line-set = set
line-arbiter = arbiter
line-seal = { command-seal } (the move is not repeated)
line-draft = { command-draft } (the move is not repeated)
line-conditions = { command-if } ... (not repeated)
line-not-repeated = (not repeated)

## Words of sealing. A line with one of them and a move is neither repeated nor stored; a * stands for any ending. Several words
## stand together where one alone is an ordinary word of another language.

sealing-words = seal | seals | sealed* | sealing*
draft-words = draft | drafts | drafted | drafting

## Words that the reader of mail knows: how people write around a move, and how mail programs quote. They are known in every
## mail, whatever the language of its sender. Capital letters do not count. Between two ways stands a bar.

# The verbs of the line above a quotation: "On 5 January 2026 Anna wrote:".
reading-wrote = wrote | writes | wrote on
# The names of the fields above a quoted or forwarded mail: "From: Anna".
reading-headings = from | sent | to | subject | date | cc | reply-to
# Words before the subject of a reply, without their colon: "Re: G42".
reading-subjects = re | about
# Words before the subject of an answering machine, without their colon: "Automatic reply: your move".
reading-absent = auto | autoreply | auto reply | auto-reply | auto response | auto-response | automatic reply |
    automatic response | automated reply | vacation | vacation reply | on vacation | out of office |
    out of the office | out of office autoreply | out of office reply | away from my mail
# The line with which a telephone signs; … stands for its name, at the end or at the beginning.
reading-sent-from = sent from …
# Devices without a name of a maker. Where … stands at the beginning, the line counts with one of them only.
reading-devices = tablet
# A line that is one of these ends what is read.
reading-end = end | quit | stop
# The first words of greetings and of thanks.
reading-greetings = hi | hello | hey | dear | greetings | thanks | thank | thx | cheers | good | nice | well |
    congratulations | ok | okay | yes
# The first words of a closing: "Best regards".
reading-closings = regards | best | kind | warm | cheers | yours | sincerely | greetings | respect | cu
# Courtesies beside a move: "e4 please". They ask for no answer.
reading-courtesies = please | thanks | thank | you | thx | ty | cheers | u
# Good wishes behind a move: "e4 and good luck".
reading-wishes = and | good | luck | have | fun | best | wishes
# Words that say that a move is the sender's: "my move is", "I play".
reading-announces = move | play | plays | reply | answer | response | choose
# Words that may stand beside these.
reading-beside = i | i'll | will | my | is | the | here | here's | now | next | comes | for | today
# Words that a sentence does not end with. A move in the next line may belong to it: "my code is".
reading-open = is | are | was | at | to | for | of | the | a | with | and | or | not | play | code | pin | password |
    otp | token | number
# The first words of a line that goes on from a move above it: "is what Fischer played".
reading-goes-on = is | was | would | could | looks | seems | but | or | unless | instead
# Phrases that take back the move beside them, wherever they stand.
reading-takes-back = don't execute | don't carry out | don't process | don't accept | don't count | don't record |
    don't submit | don't make | do not execute | do not carry out | do not process | do not accept | do not count |
    do not record | do not submit | do not make | on second thought | on second thoughts | wrong window | wrong game |
    wrong move | wrong board | wrong mail | wrong email | wrong message | wrong address | don't play | dont play |
    do not play | don't move | don't send | do not send | not play | don't use | not this | not that | not my move |
    no move | ignore this | ignore that | ignore it | ignore my | ignore the | please ignore | disregard | take back |
    take it back | took back | taking back | take that back | retract | withdraw my move | cancel my | cancel that |
    cancel this | cancel it | changed my mind | change my mind | my mistake | by mistake | mistakenly | by accident |
    typo | i meant | still thinking | let me think | need to think | thinking about it | never mind | nevermind |
    forget it | forget that | forget this | scratch that | i take it | not meant | wasn't meant | correction |
    draft only | just a draft | undo | meant for | mouse slip | was a mistake | is a mistake | scrap that | scrap it |
    just kidding | delete this | delete that | delete my | kidding | not final | i'd rather | would rather |
    or rather | forget the | please don't | please do not | belay that | not serious | for my other |
    for the other game | for another game
# Phrases that do so in a line of at most six words.
reading-takes-back-short = another mail | other mail | that was for | this was for | it was for | rather | instead |
    a mistake | hold on | not yet
# Clauses that do so: "Sorry, other game".
reading-takes-back-clauses = other game | the other game | another game | different game | other board | no no |
    not so fast | one moment | one second | a moment | a second
# Words that do so where a clause begins with them: "Wait!".
reading-takes-back-first = wait | oops | ooops | whoops | ups | sorry wait | stop | actually | or maybe | or rather |
    cancel | undo | unless
# Words that may stand before those: "Oh, wait".
reading-sighs = oh | lol | haha | ah | o | hm | hmm | uh | um | er | eh | so | well | but | and | please | sorry
# "No!": a clause of its own, which takes back the move beside it.
reading-no = no | nope | not
# Words for a game, before its number: "game 42".
reading-game = game
# Words between these two: "game no. 42".
reading-numbered = no | number | num | id
# Words beside a number that is no move: of a telephone, a rating, a room.
reading-numbers = rating | tel | telephone | phone | fax | mobile | cell | room | suite | apt | floor | building |
    office | gate | zip
# The commonest words of the language: a stranger is answered in the language of these and of greetings.
reading-common = i | i'm | i'd | want | would | like | to | play | the | a | and | my | name | me | you | with | in |
    for | of | have | can | how | chess | games | account | hello | day | morning | evening | this | by | am | we |
    your | are | do | from | sign | register | new | opponent | someone | could | may | what
# The letters of the alphabet. Those of a to z count as letters of every language.
reading-letters = abcdefghijklmnopqrstuvwxyz

# Words for the reader of a mail, and for arbiters and administrators with all their forms: no player may be named so.
reading-officials = you | arbiter | chief arbiter | administrator | admin | referee | umpire | tournament director | moderator

## Pages for people. Buttons and labels have no full stop.

page-skip = To the content
page-menu = Pages
page-signed-in = Signed in as { $name }.
page-games = Games
page-new = New game
page-seeks = Challenges and seeks
page-account = Account
page-sign-in = Sign in
page-sign-up = Sign up
page-sign-out = Sign out
page-source = Source code
page-source-about = Postzug { $version } is free software under the GNU Affero General Public License, version 3 or later. Everybody who uses it may have its source code.
page-source-link = The source code of what runs here:
page-source-operator = Whoever runs this service gives you the source code on request.
page-api = The API, for programs
page-log = Log of all events
page-log-about = Every event of every game is in one list, to which the service only adds. A signed head fixes the whole list before it: a move that was changed later contradicts it.
page-log-head = Newest signed head
page-log-entries = { $n ->
    [one] It covers one entry.
   *[other] It covers { $n } entries.
}
page-log-unsigned = Nothing is signed yet.
page-log-file = This head as a file
page-log-keys = Keys of the log
page-log-pem = The same keys, for openssl
page-log-statements = Statements about the keys
page-log-check = How to check it
page-log-mails = Mails about games end with the head of their time. Keep such a mail: an arbiter's export of a game is checked against it, and shows whether the game was changed since.
page-log-script = The command "postzug audit script" prints a script that checks an export with tools of any Linux system. Take it from your own copy of Postzug.

page-front = Correspondence chess
page-front-about = Days for a move, the Laws of Chess kept, sealed moves kept shut. You play here, by mail, or with a program; your opponent as they like.
page-try = To try it alone, open this address in a private window or another browser. There, sign up with another mail address and send the challenge. It then appears on this page. The address:
page-invite = To play somebody who has no account here yet, send them this address. On its page they can offer you a game:
page-challenge-this = Challenge this player
page-front-try = To try it alone, sign up twice: here, and in a private window or another browser with another address. Then challenge one of you as the other.

page-email = Mail address
page-name = Name that others see
page-time-zone = Time zone, such as Europe/Berlin
page-time-zone-new = Time zone, such as Europe/Berlin; UTC if it is left empty
page-code = Code from the mail
page-first = First sign-in
page-first-about = This page is for the first sign-in of an administrator. The command "postzug admin create" prints a word that works once, within 24 hours.
page-first-printed = The word that was printed
page-first-refused = This word does not work: it was mistyped, has been used, or is older than 24 hours. The command "postzug admin create" prints another.
page-sign-in-about = You get a mail with a code. There is no password.
page-sign-in-new = No account yet?
page-sign-up-about = You get a mail with a code that proves the address. Other players never see the address.
page-sign-up-known = Have you an account already?
page-send-code = Send me a code
page-code-about = A mail with a code of eight digits is on its way, if the address is right. The code is good for ten minutes, and only in this browser.
page-code-again = No mail? Look among unwanted mail, or ask for another code.
page-code-folder = This service is on trial and sends no mail to anybody: mails are files in the folder { $folder }, the newest one last.
page-code-command = In a terminal on the machine of the service, this command shows the newest mail:
page-code-elsewhere = This browser has not asked for a code. Type the code where you asked for it, or ask again here.
page-clear = This page came without encryption, so your browser will not stay signed in. Use https, or a browser on the machine of the service.
page-foreign = This form was not sent from a page of this service, so nothing was done.
page-form-key = This form cannot be used again: load the page anew.
page-form-field = A field of the form is missing or cannot be read.
page-signed-out = You are not signed in, so nothing was done. Sign in, and do it again.
page-signed-out-twice = You are signed out. If you pressed the button twice, the first press did what you asked for. Sign in to see it.

page-settings = Settings
page-settings-clash = This was changed elsewhere since the form was shown, so nothing is saved yet. { $both } Look at it and save again: then your choice holds.
page-settings-clash-field = { $field }: now { $now }, you chose { $chosen }.
page-settings-on = yes
page-settings-off = no
page-settings-empty = empty
page-settings-save = Save the settings
page-done-settings = Your settings are saved.
page-language = Language of mails and pages
page-notation = How moves are written to you
page-notation-example = { $name }: { $example }
page-letters = Your piece letters; you may also write moves with them
page-piece-set = Pieces on boards
page-piece-set-cburnett = drawings
page-piece-set-figurines = chess characters of the font
page-piece-set-letters = letters
page-board-colours = Colours of boards
page-board-brown = brown
page-board-green = green
page-board-blue = blue
page-board-high-contrast = high contrast
page-mails = Mails
page-mail-text = Text alone, without HTML
page-mail-no-board = The pieces in words, without a drawing of the board
page-mail-pgn = The game as a file for your chess program in every mail about it
page-mail-calendar = Dates for calendar programs go with mails that change mine
page-notices = Mail me about
page-each = at once
page-daily = in a daily digest
page-weekly = in a weekly digest
page-none = not by mail
page-digest-at = Time of digests
page-digest-on = Day of the weekly digest
page-times = When it comes
page-quiet-from = No mail from
page-quiet-until = No mail until
page-mail-times = These times are in your time zone. Between the last two, mail that can wait does; leave them empty to get it at any hour. A notice that would come too late in a digest or after these hours comes at once.
page-time-of-day = A time of day is written as 08:00. A time without mail has a beginning and another end, or neither.
page-notices-needed = These always come, because without them a game or your account could be lost: { $kinds }.
page-trust = What a mail with moves must have to count as yours
page-trust-token = the reply address that only you have
page-trust-from = the reply address, and your mail address as sender
page-trust-dmarc = both, and the sender proved by your mail provider (DMARC)
page-trust-off = nothing: no moves by mail
page-mail-stopped = Mail to you does not arrive since { $since } ({ $reason }), and no more is sent. Your games are here, and their clocks go on. See that your mailbox takes mail, or change the address.
page-mail-returned = Mail to you comes back since { $since } ({ $reason }). It is still sent; if more comes back, it stops. See that your mailbox takes mail, or change the address.
page-mail-resume = My mailbox takes mail again
page-done-mail-resumed = Mail is sent to you again.
page-address = Mail address
page-address-about = A code goes to the new address. When it is changed, you are signed out everywhere, and tokens of programs and the address of the calendar are void.
page-address-new = New mail address
page-address-sent = A mail with a code of eight digits is on its way to the new address, if nobody has it here. The code is good for ten minutes, and only in this browser.
page-address-change = Change the address
page-address-again = No mail? Look among unwanted mail, or ask for another code.
page-done-address = Your mail address is changed. Sign in with the new one.
page-envelope-key = Key for sealed moves
page-envelope-key-about = Sealed moves that you may open are encrypted to this public key of age. The secret key stays with you: without it nobody opens them. An earlier key still opens what was sealed before.
page-envelope-key-public = Public key, which begins with age1
page-envelope-key-set = Set this key
page-done-envelope-key = Your key for sealed moves is set.
page-tokens = Tokens for programs
page-tokens-about = A program with a token acts as you. Nobody can read a token again, not even here.
page-token-may = may { $scopes }
page-token-since = Made on { $at }.
page-token-until = Good until { $at }.
page-token-used = Last used on { $at }.
page-token-unused = Never used.
page-token-revoke = Revoke this token
page-token-revoke-sure = The program with it can do nothing more
page-token-unsure = Nothing was revoked: mark the box to confirm it.
page-done-token-revoked = The token is revoked.
page-token-label = Your name for a new token
page-token-scopes = The program may
page-scope-read = read your games
page-scope-play = play: move, claim, resign, seal, challenge
page-scope-direct = direct games as an arbiter
page-scope-account = read your account
page-scope-webhooks = manage your webhooks
page-token-days = Days until it expires; it never does if this is empty
page-token-days-bad = The days of a token are a number up to 65535, or empty.
page-token-make = Make a token
page-token-made = A new token
page-token-once = Copy it now: it is not shown again.
page-calendar = Calendar of your deadlines
page-calendar-about = Calendar programs can read your deadlines from an address that only you know. A new address makes the one before void.
page-calendar-make = Make an address
page-calendar-made = The address of your calendar
page-calendar-once = Copy it into your calendar program now: it is not shown again, and whoever has it reads your deadlines.
page-calendar-revoke = Revoke the address
page-calendar-revoke-sure = Calendar programs with it read nothing more
page-calendar-unsure = Nothing was revoked: mark the box to confirm it.
page-done-calendar-revoked = No calendar program reads your deadlines any more.
page-data = Your data
page-export = Everything about you as a file
page-export-about = (JSON: account, settings, sessions, games, your notes and lines, and the messages you wrote)
page-delete = Delete my account
page-delete-about = Your name, mail address, settings and messages are erased, and nobody can bring them back. Your finished games stay under a name that is nobody's. You need to have signed in within the last 15 minutes.
page-delete-sure = Delete it for ever
page-delete-resign = Resign all my running games
page-delete-unsure = Nothing was deleted: mark the box to confirm it.
page-done-deleted = Your account is deleted.

page-sessions = Where you are signed in
page-sessions-about = Each is a browser or a program that may act as you.
page-session = { $device }, since { $at }
page-session-used = Last used about { $day }.
page-session-unnamed = A program without a name
page-session-here = (here)
page-session-end = End
page-sessions-end = Sign out everywhere
page-sessions-ended = You are signed out everywhere.

page-games-to-move = Waiting for your move
page-games-others = Waiting for your opponents
page-games-over = Finished games
page-games-none = None.
page-games-more = Older ones
page-game-against = { $game }: against { $opponent }
page-game-move = Move { $number }.
page-game-first-move = No move has been made.
page-game-last-move = Last move: { $move }.
page-game-result = { $white } - { $black }: { $result }
page-pgn = PGN
page-pgn-all = All my games as one file (PGN)
page-pgn-finished = All my finished games as one file (PGN)
page-rematch = Offer a rematch
page-next-game = Next game that waits for me
page-mark-plan = Your conditional moves wait.
page-yours-until = Your move by { $until }, in { $left }.
page-theirs-until = { $name } has until { $until }, in { $left }.
page-flag = The flag of { $name } fell on { $at }.
page-no-clock = No clock runs.
page-mark-message = There is a message.
page-mark-offer = Your opponent offers a draw.
page-mark-own-offer = You offer a draw.
page-mark-claim = A claim waits for an arbiter.
page-mark-seal = The next move is to be sealed.
page-mark-adjourned = The game is adjourned.
page-mark-leave = { $name } is on leave.
page-mark-withdrawn = A player has withdrawn; an arbiter decides.

page-game = { $game }: { $white } - { $black }
page-board = Board
page-board-white = Board, with White below
page-board-black = Board, with Black below
page-board-of = { $ply ->
    [one] Position after { $ply } half-move
   *[other] Position after { $ply } half-moves
}
page-board-now = To the present position
page-square-white = { $square }, white { piece }
page-square-black = { $square }, black { piece }
page-target = { $where }: a move here
page-choose-piece = Choose a piece to move, or write the move below.
page-choose-target = Choose the square that the piece on { $square } goes to, or another piece.
page-your-move = Your move
page-keys = Keys on the board
page-keys-about = Arrows walk over the squares. Enter picks a piece and puts it down, Escape puts it back. The letters k, q, r, b, n and p lead to the next piece of that kind, with Shift to the one before. A digit leads to its rank, with Shift to its file. On a square, o tells what is there, m the moves of the piece and Shift with m its captures; c tells what was captured last.
page-no-move-from = No move from { $square }.
page-captured = Captured by the last move, on { $square }: { piece }.
page-captured-none = The last move captured nothing.
page-words = These words are answered here, and play nothing: { $words }. Shorter: p N, s e, s 4, l, c, and o for your opponent.
page-ask = Ask about the position
page-ask-send = Ask
page-word-unknown = That is not one of the words that are answered here.
page-word-opponent = Your opponent is { $name }.
page-word-draw = Nothing is offered yet: the box to offer a draw is marked, and the offer goes with your move.
page-word-draw-later = Nothing is offered: a draw is offered with a move, and it is not your move now.
page-reading = The sealed move has more than one reading
page-reading-about = Choose the reading that counts. The clock that is running is yours: it goes on while you choose, and then until your reply. A choice cannot be taken back.
page-reading-which = The move that was sealed
page-reading-move = { piece } from { $from } to { $to }
page-reading-then = After this choice: { $state }
page-reading-look = Show it on the board
page-reading-shown = Position after { $move }, if this reading is chosen
page-reading-choose = Choose this reading
page-reading-none = Nothing was done: choose one of the readings first.
page-open = Show the text that you sealed
page-open-about = Paste the whole text that you saved when you sealed your move. Only the text that matches the commitment counts. It is then in the record for both players, and the move is judged.
page-publish-about = The sealed move stays in its envelope. It is shown only if both players agree.
page-publish = Agree to show the sealed move
page-publish-sure = I agree, and cannot take this back
page-publish-unsure = You have not agreed: mark the box to confirm that the sealed move may be shown.
page-timing = Adjournment and clock
page-adjourn = Propose to adjourn
page-adjourn-accept = Agree to adjourn
page-adjourn-decline = Decline to adjourn
page-adjourn-early = Adjourn now: the rest of the session counts as your time
page-resume = I am ready to resume
page-resume-opens = { $who-is ->
    [you] The sealed move is played at once, and your clock runs. Your opponent's clock stands still.
   *[other] The sealed move is played at once, and the clock of { $who } runs. Your clock stands still.
}
page-resume-noted = Neither clock changes by this alone.
page-resume-late = You are too late: you lose the game, unless the sealed move has ended it.
page-resume-sure = You cannot take this back.
page-offer-draw = Offer a draw
page-refill = Take time from my bank
page-reflect = I go on thinking: my silence does not lose the game
page-claim-flag = Claim that the flag has fallen
page-question-clocks = The clocks are wrong: tell the arbiter
page-leave = Leave
page-leave-booked = You are on leave from { $first } to { $last }, both days included.
page-leave-first = First day, where you are
page-leave-last = Last day, where you are
page-leave-book = Book this leave
page-leave-cancel = Cancel the leave from { $first }
page-leave-all = Leave in all my games
page-leave-all-about = The days count in each of your games under way whose regulations allow them. Your opponents are told.
page-leave-all-cancel = Cancel leave in all my games
page-leave-unreadable = Nothing was done: write each day as year, month and day, such as 2026-12-24.
page-move-times = When the moves were made
page-not-sent = Not sent yet: { $move }.
page-sent = Your move { $move } is recorded.
page-sent-reply = Your move { $move } is recorded; the reply is { $reply }.
page-done-declined = You declined the draw.
page-done-said = Your message is recorded.
page-done-challenged = Your challenge is recorded.
page-done-sought = Your search for an opponent is recorded.
page-done-challenge-declined = You declined the challenge.
page-done-withdrawn = You took it back.
page-check = Check.
page-live-move = A move was played.
page-told-move = { $move } was played.
page-live-message = There is a message.
page-live-change = The game has changed.
page-live-show = Show
page-live-lost = This page is no longer kept up to date.
page-live-again = Show it anew
page-choose-none = That cannot be played here: choose a piece to move, or write the move below.
page-mark-offer-of = { $name } offers a draw.
page-mark-own-adjournment = You propose to adjourn.
page-mark-adjournment-of = { $name } proposes to adjourn.
page-move = Move, in any notation
page-move-which = Which move
page-with-offer = Offer a draw with it
page-message = Message to your opponent
page-send-move = Send this move
page-verify = Check a sealed move
page-verify-about = Your browser checks here that a sealed move was not changed after it was sealed: the signature of the log, the place of the sealing in it, and the text of the envelope. Nothing that you enter leaves this page.
page-verify-no-script = The check is a script, which does not run in your browser. The command "postzug audit script" prints one for a command line.
page-verify-keys = Key of the log, from another source than the rest
page-verify-keys-next = If the service has made a new key since you got yours, add what its address /log/statements shows. Your key must have signed it, and it introduces the new one.
page-verify-receipts = Receipt of the sealing (file .tlog-proof), and that of the opening if you have it
page-verify-text = Text of the envelope, if no receipt of the opening has it
page-verify-file = From a file
page-verify-run = Check
page-verify-move = Sealed move
page-verify-judgement = Judgement in the log
page-verify-game = Game
page-verify-event = Event
page-verify-at = Sealed at (UTC)
page-verify-commitment = Commitment
page-verify-log = Log
page-verify-place = Place among the entries of the log
page-verify-signer = Signed by the key
page-verify-right = RIGHT: this is the move that was sealed, and the sealing is in the signed log.
page-verify-wrong-signature = WRONG: the log is not signed by the key that you entered. If the service has a new key since you got yours, the bundle of the game introduces it.
page-verify-wrong-tree = WRONG: the event is not in the signed log, or not at this place.
page-verify-wrong-event = WRONG: the receipt does not contain an event as the log has them.
page-verify-wrong-text = WRONG: this text is not what was sealed.
page-verify-wrong-opening = WRONG: what was opened is not what was sealed.
page-verify-wrong-game = WRONG: the receipts or the text are of different games.
page-verify-wrong-verdict = WRONG: the move that was played is not the one in the envelope.
page-verify-unknown-key = UNKNOWN: there is no key of a log, in PEM or in the form NAME+ID+KEY.
page-verify-unknown-receipt = UNKNOWN: there is no receipt, or it is incomplete. It begins with c2sp.org/tlog-proof@v1.
page-verify-unknown-event-missing = UNKNOWN: this receipt does not contain the event, only its proof. Use the file that came by mail.
page-verify-unknown-no-sealing = UNKNOWN: what these receipts prove is in the log, but none of them records a sealed move.
page-verify-unknown-statement = UNKNOWN: this is what the service states about its own log, and no receipt of a game. Add the receipt of the sealing.
page-verify-unknown-move = UNKNOWN: this is the text that was sealed, and the sealing is in the signed log. Nothing in the text can be read here as a move of this position. Add the receipt of the opening: it states how the arbiter or the service read it.
page-verify-unknown-text = UNKNOWN: the sealing is in the signed log. Nobody can tell which move it is before its text is shown.
page-verify-unknown-withheld = UNKNOWN: the sealing is in the signed log, and the text of the envelope was withheld because it is no move of this game. Its sealer can show it.
page-verify-unknown-verdict = UNKNOWN: this is the text that was sealed, and the sealing is in the signed log. The judgement of it is not checked here: it takes the rules of chess.
page-verify-unknown-browser = UNKNOWN: this browser cannot check it here. Use a newer browser, and a page that came over https or from a file.
page-verify-offline-about = The same page is one file that needs no connection.
page-verify-offline = Download it
page-notice = Licences of the libraries and drawings in these pages
page-seal-here = Seal your next move
page-seal = { $game }: seal your move
page-seal-none = There is no move of yours to be sealed in this game now.
page-seal-back = Back to the game
page-seal-about = Choose your move here. Your browser puts it into an envelope and encrypts it. Only the closed envelope is sent, and the service judges the move when it is opened. Your clock runs until the envelope is here.
page-seal-holders = { $needed ->
    [one] One of these keys opens it:
   *[other] { $needed } of these keys together open it:
}
page-seal-holder = { $name }, number { $number }
page-seal-vault = the service itself, when the game resumes
page-seal-which = Sealed move
page-seal-choose = Choose a move
page-seal-close = Close the envelope in this browser
page-seal-closed = Your envelope
page-seal-keep = Save this text now and keep it to yourself until the envelope is opened. This page shows it once, and the service never has it. If the envelope is lost, only this text shows what you sealed.
page-seal-text = Text in the envelope
page-seal-commitment = Commitment, which proves that it is this text:
page-seal-download = Download the text
page-seal-copy = Copy the text
page-seal-copied = The text is copied. Paste it where you will find it again.
page-seal-copy-failed = The browser did not copy the text. It is marked: copy it yourself, or download it.
page-seal-send = Send the envelope
page-seal-draft-keep = Store it as a draft
page-seal-draft-here = A draft of your move is in an envelope. Seal it as it is, or send another envelope in its place. Your clock runs until a move is sealed.
page-seal-draft-seal = Seal the draft
page-seal-send-about = The closed envelope below is all that is sent. If you made one with the command line, paste the content of its file .json here.
page-seal-envelope = Closed envelope
page-seal-unreadable = This is not a closed envelope as this page or the command line makes it. Nothing was sealed. The service has seen what you sent: if your move or the text in the envelope was in it, choose your move again and close it in a new envelope.
page-seal-open = What is in the field below is not a closed envelope, and it was not sent. Choose your move and close the envelope, or paste the content of the file .json.
page-seal-failed = The envelope could not be closed in this browser, and nothing was sent. Use the command line, or another browser.
page-seal-insecure = Browsers encrypt only on pages that came over https or from this machine. Use the address of the service with https, or the command line.
page-seal-no-script = This page encrypts with a script, which does not run in your browser. Seal with the command line as shown below, and paste the envelope here.
page-seal-protection = What this protects from
page-seal-protects = The move is in no request to the service. So it is in none of its logs, backups and databases, and an operator who looks at them does not learn it.
page-seal-clear = The analysis board and your notes send what you try or write to the service, which can read it. Keep the move that you seal in this game out of them.
page-seal-protects-vault = In this game the service has the key: it can open the envelope before its time. Your move is safe only from those who do not have this key.
page-seal-protects-not = It does not protect you from a service that sends your browser another script, which could tell your move. Your own command line does.
page-seal-command = Seal with the command line
page-seal-command-about = Save the first block as recipients.json and run the command. It asks for your move, so that the history of your shell does not keep it. It keeps the text in the file .txt, and the content of the file .json is to be pasted above.
page-done-drafted = Your draft is stored. It is not sealed yet, and your clock runs.
page-done-sealed = Your move is sealed.
page-offer = Draw offer
page-accept = Accept
page-accept-sure = I agree to a draw, which ends the game
page-accept-unsure = You have not accepted: mark the box to confirm that the game ends in a draw.
page-decline = Decline
page-claims = Claims
page-claim-tablebase-win = an endgame tablebase, by which I win
page-claim-tablebase-draw = an endgame tablebase, by which it is drawn
page-claim-basis = By
page-claim-announced = With this move, if you announce one
page-claim-again = You have made a wrong claim on this move, so another one gives your opponent no more time.
page-claim-about = You cannot take a claim back. If it is wrong, the move that you announce is played. A claim of a draw then stands as an offer of a draw.
page-claim = Claim
page-leaving = Resign
page-resign-sure = I lose this game
page-resign = Resign
page-resign-unsure = You have not resigned: mark the box to confirm that you lose the game.
page-plan = Conditional moves
page-plan-of = Conditional moves in { $game }
page-plan-about = While your opponent thinks you can save your answers to what they may play. A saved answer is played at once, without asking you again, and costs you no time.
page-plan-game = To the game
page-plan-change = Change conditional moves
page-plan-none = No line is saved.
page-plan-saved = Saved, and played without asking you again:
page-plan-saved-lines = Saved lines
page-plan-damaged = Your saved lines cannot be read. The operator of this service finds the cause in the log.
page-plan-if = If { $theirs }, then { $mine }
page-plan-if-then = { $before }; if then { $theirs }, then { $mine }
page-plan-waits = { $mine } was not played, and waits for your decision
page-plan-used = Your conditional moves were played: { $moves }.
page-plan-remove = Remove
page-plan-remove-line = Remove: { $line }
page-plan-remove-all = Remove all saved lines
page-plan-draft = New lines
page-plan-unsaved = This is a draft. It is not saved, and nothing of it is played.
page-plan-lines = Lines in any notation, each in a row of its own and from your opponent's move to yours, such as: 5755 7163 2836 6125
page-plan-save = Save these lines
page-plan-read = Show what the draft means
page-plan-empty = Nothing was saved: write a line first.
page-plan-changed = Nothing was saved or removed, because your saved lines or the game have changed since this page was loaded. Here is how they stand now.
page-plan-clash = These lines answer the same position with different moves. Change one of them:
page-plan-line = Line { $line }: { $text }
page-plan-your-move = It is your move. Conditional moves are written beside it and sent with it.
page-plan-adjourned = While the game is adjourned no lines are saved.
page-plan-over = The game is over.
page-plan-opponents = Your opponent's lines, which this game shows to you
page-plan-with-move = Conditional moves with this move
page-plan-with-move-about = They are a draft until you send the move. Then they take the place of the lines that are saved.
page-done-plan-saved = Your lines are saved.
page-done-plan-removed = Removed. The lines that are left are shown here.
page-analysis = Analysis board
page-analysis-of = Analysis board of { $game }
page-analysis-about = You try moves here. Nothing of it is played, saved or shown to anybody, and no engine looks on.
page-analysis-private = You try moves here. Nothing of it is played or shown to anybody, and no engine looks on. Your lines stay with the game, for you alone. They are no conditional moves.
page-analysis-lines = My lines
page-analysis-forget = Forget
page-analysis-full = This line is not stored, because you have { $most } lines on this game. Forget one of them first.
page-analysis-damaged = Your lines cannot be read. The operator of this service finds the cause in the log. The next line that you try replaces them.
page-analysis-long = A line here has at most { $most } half-moves.
page-analysis-line = Moves that you try
page-analysis-back = One move back
page-analysis-legal = Legal moves
page-analysis-no-move = There is no legal move.
page-analysis-next = More moves, in any notation
page-analysis-show = Show
page-analysis-keep = Keep this line
page-analysis-to-notes = Keep this line in my notes
page-analysis-to-plan = Make this line conditional moves
page-analysis-to-move = Play the first move, and make the others conditional moves
page-analysis-plan-ends = A line of conditional moves begins with your opponent's move and ends with your own move.
page-notes = My notes
page-notes-on = My notes on { $game }
page-notes-about = Only you see them: no opponent, arbiter or administrator. They stay with the game, also after its end.
page-notes-text = Notes
page-notes-save-first = Save your notes before you send another form of this page: what is typed in one form is not sent with another.
page-notes-save = Save the notes
page-notes-stored = These notes are stored
page-notes-unsaved = This text is not saved.
page-notes-damaged = Your notes cannot be read. The operator of this service finds the cause in the log. What you save here replaces them.
page-done-line-forgotten = The line is forgotten.
page-done-notes-saved = Your notes are saved.
page-clocks = Clocks
page-moves = Moves
page-pieces = Pieces
page-messages = Messages
page-message-from = { $name }:
# Beside a message that the reader has not answered.
page-message-new = New
page-message-erased = (erased)
page-message-arbiter = An arbiter
page-send-message = Send this message
page-acts = Acts of the arbiter
page-appeal = Appeal to another arbiter, until { $until }
page-appeal-about = The act holds until another arbiter decides. You get a mail with the decision.
page-appeal-grounds = Your grounds, which the arbiters and your opponent read
page-appeal-send = Appeal
page-appeal-decided = Another arbiter decided the appeal on { $at }.
page-mark-appeal = An appeal against an act of the arbiter waits for another arbiter.
page-mark-appeal-decided = An appeal against an act of the arbiter was decided.
page-adjudication = Adjudication
page-adjudication-about = An arbiter decides the game by analysis. Your opponent reads yours when the game is over.
page-adjudication-seeks = You ask for
page-adjudication-send = Send this analysis
page-withdrawal = Withdraw from several games
page-withdrawal-about = This cannot be undone. Within a minute each of these games is lost, annulled or left to an arbiter, as its regulations say. To end this game alone, resign.
page-withdrawal-scope = From
page-withdrawal-from = { $scope ->
    [event] my games in this event that are under way
   *[all] all my games here that are under way
}
page-withdrawal-reason = Reason, which both players of each game read
page-withdrawal-sure = I withdraw from these games
page-withdrawal-unsure = You have not withdrawn: mark the box to confirm it.
# Above a list of games.
page-withdrawal-games = { $n ->
    [one] You have one game under way here:
   *[other] You have { $n } games under way here:
}
page-withdrawal-record = The withdrawal is on record in each of these games, and both players of each read your reason.

page-opponent = Opponent's name; leave it empty to look for anybody
page-colour = Your colour
page-colour-drawn = drawn
page-colour-white = White
page-colour-black = Black
page-control = Time
page-new-show = Show the offer
page-new-offer = Your offer
page-new-unsent = Nothing is offered yet. This is what you offer:
page-new-send = Offer this game
page-rules = Leave and other regulations
page-rules-leave = Days of leave in a calendar year; 0 for none
page-rules-leave-ahead = Days by which leave is booked ahead
page-rules-leave-least = Fewest days of one leave
page-rules-usual = as usual
page-control-move = Other: days for each move
page-control-increment = Other: days for the game, and hours more with each move
page-control-moves = Other: days for a number of moves, as at ICCF
page-control-blocks = Other: days on the clock, days in a bank, and days more with each move (Triple Block)
page-control-periods = Other: up to nine periods, one after the other
page-control-own = Numbers of another time
page-control-days = Days
page-control-hours = Hours more with each move
page-control-cap = Most days on the clock; empty for no limit
page-control-number = Number of moves
page-control-clock = Days on the clock
page-control-bank = Days in the bank
page-control-more = Days more with each move
page-control-first = Number of moves that add days; empty for 50
page-control-period = Period { $n }
page-control-period-moves = Number of moves; empty for the rest of the game
page-control-period-time = Time, such as 50d, 12h or 1d 12h
page-control-period-increment = Time more with each move
page-control-period-cap = Most time on the clock; empty for no limit
page-control-period-delay = Free time at each move
page-control-whole = Only whole days are charged.
page-control-double = Days of a single move after which time counts twice; empty for never
page-control-thematic = Moves before the starting position count.
page-field-number = This must be a whole number from { $least } to { $most }.
page-field-time = This must be a time such as 50d, 12h or 1d 12h.
page-control-unreadable = Nothing was offered: enter the numbers of the time that you chose, each as a whole number.
page-challenges-received = Challenges to you
page-challenges-sent = Your challenges and seeks
page-seeks-open = Players who look for an opponent
page-challenge = { $name }: { $control }; { $colour }
page-challenge-to = to { $name }: { $control }; { $colour }
page-challenge-seek = to anybody: { $control }; { $colour }
page-plays-white = { $name } plays White
page-plays-black = { $name } plays Black
page-start = Starting position
page-start-usual = the usual one
page-start-960 = Chess960
page-start-set = from a set position
page-start-number = Number of the Chess960 position; empty to draw it
page-start-fen = Set position (FEN)
page-start-castling = Castling by the rules of Chess960
page-regulated = More than the time is regulated in its own way. These settings are not the usual ones:
page-player = { $name }
page-player-arbiter = An arbiter of this service.
page-player-running = Games under way
page-player-hidden = No player of this name or number has a game that everybody may read. Members see all players after signing in.
page-public-running = The game is under way.
page-public-delayed = { $plies ->
    [one] The game is under way. The last half-move is not public yet.
   *[other] The game is under way. The last { $plies } half-moves are not public yet.
}
page-public-at = { $at }
page-public = Public
page-public-no = Members alone read the game
page-step-start = Start
page-step-back = Back
page-step-on = On
page-step-back-by = { $n } half-moves back
page-step-on-by = { $n } half-moves on
page-step-end = End
page-accept-game = Play
page-withdraw = Take back

page-desk = Arbiter's desk
page-desk-nothing = Nothing waits for you.
page-desk-list = { $list } ({ $n })
page-desk-envelopes = Envelopes
page-desk-flags = Flags
page-desk-claims = Claims and requests for adjudication
page-desk-appeals = Appeals
page-desk-withdrawals = Withdrawals
page-desk-questions = Questioned clocks
page-desk-question = { $name } reported wrong clocks on { $at }.
page-desk-question-about = Correct the clocks. If they are right, confirm them as they are, with your reason.
page-desk-find = Another game, by its number
page-desk-show = Show
page-desk-waits-for = Waits for { $what }.
page-desk-resumes = The game resumes on { $at }.
page-desk-until = Until { $at }.
page-desk-flag-open = Until an arbiter ends the game, a move still counts.
page-desk-claim = { $basis ->
    [threefold_repetition] { $name } claims a draw by threefold repetition.
    [fifty_moves] { $name } claims a draw by the fifty-move rule.
    [tablebase_win] { $name } claims a win by an endgame tablebase.
    [tablebase_draw] { $name } claims a draw by an endgame tablebase.
    [adjudicated_win] { $name } asks for adjudication as a win.
   *[adjudicated_draw] { $name } asks for adjudication as a draw.
}
page-desk-announced = The claim is about the position after { $move }.
page-desk-claim-stops = Meanwhile no clock runs.
page-desk-claim-runs = Meanwhile the clock runs.
page-desk-withdrawn = { $name } withdrew on { $at }; no clock runs.
page-desk-silent = { $name } has withdrawn by silence, on { $at }; no clock runs.
page-desk-appeal = { $names }: appeal against act { $number } ({ $act }), since { $at }.
page-desk-own-act = You acted, so another arbiter decides the appeal.
page-desk-game = { $game } on the desk: { $white } - { $black }
page-desk-to-board = Board and moves
page-desk-done = It is recorded.
page-desk-acts = Acts
page-desk-acts-about = Each is shown with its effect on both clocks before it is done. Both players read the reason.
page-desk-acts-none = There is no act that you can take in this game now.
page-desk-act = { $act ->
    [decide-claim] Decide the claim
    [claim-flag] End the game by the flag
    [decide-appeal] Decide an appeal
    [acknowledge-face] Confirm the face of the envelope
    [set-resumption] Set another time of resumption
    [approve-early-opening] Agree to opening the envelope before its time
    [declare-missing] Declare the envelope lost
    [envelope] Open the envelope
    [warn] Warn a player
    [give-time] Give time
    [take-time] Take time
    [correct-clocks] Correct the clocks
    [adjudicate] Decide the result
    [forfeit] Declare the game lost for one side
    [cancel] Cancel the game
    [replay] Cancel the game and begin it again
    [annul] Annul the game
    [change-points] Change the points
    [grant-leave] Grant special leave
    [end-leave] End leave
    [adjourn] Adjourn the game
    [take-back] Take moves back
    [replace] Replace a player
    [withdraw] Note a withdrawal
   *[expel] Expel a player
}
page-desk-act-in = { $game }: { $act }
page-desk-field = { $field ->
    [side] Player
    [time] Time, such as 2d or 1d 12h
    [used_white] Time used by White, such as 1d 12h
    [used_black] Time used by Black, such as 1d 12h
    [deadline] Deadline of the running clock in your time zone; empty leaves it
    [result] Result
    [points_white] White's points
    [points_black] Black's points
    [first] First day, where the player is
    [last] Last day, where the player is
    [ply] Half-moves that stand
    [player] Name of the new player
    [scope] Games
    [claim] Claim
    [upheld] Decision
    [act] Act
    [reverse] Decision
    [resume_at] Time of resumption, in your time zone
   *[reason] Reason, which both players read
}
page-desk-scope = { $scope ->
    [game] This game alone
    [event] All games of the player in this event that are under way
   *[all] All games of the player here that are under way
}
page-desk-white = White, { $name }
page-desk-black = Black, { $name }
page-desk-upheld = The claim is right.
page-desk-rejected = The claim is not right.
page-desk-reversed = The act is undone.
page-desk-confirmed = The act stands.
page-desk-numbered = { $number }: { $what }
page-desk-unreadable = This field cannot be read, so nothing was done: { $field }.
page-desk-preview = Show the effect
page-desk-not-done = Nothing is recorded yet. Look at the effect, and confirm it below.
page-desk-effect = Effect
page-desk-on-record = If you confirm it, this is on record in { $game }, { $white } - { $black }:
page-desk-drops = Conditional moves fall away: those of { $names }.
page-desk-elsewhere = Other games change as well: { $scope }.
page-desk-again = The game begins again under a new number.
page-desk-clocks-now = Clocks now
page-desk-clocks-after = Clocks afterwards
page-desk-confirm = Confirm: { $act }
page-desk-change = Change it first
page-desk-stale = The game has changed since the effect was shown, so nothing was done. This is the effect now.
page-desk-stale-envelope = The game has changed since this page was shown, so nothing was done.
page-desk-envelope = The envelope
page-desk-envelope-of = { $game }: the envelope
page-desk-early = The envelope is not due yet. { $needed ->
    [one] One arbiter must agree to opening it before its time.
   *[other] { $needed } arbiters must agree to opening it before its time.
}
page-desk-early-nobody = Nobody has agreed yet.
page-desk-early-you = You have agreed.
page-desk-early-agreed = { $name } has agreed.
page-desk-early-other = Another arbiter opens it.
page-desk-pace = How both have used their time
page-desk-pace-in = { $game }: how both have used their time
page-desk-commitment = Commitment (SHA-256 of its text):
page-desk-held-here = The service opens it when the game resumes.
page-desk-held = It takes { $needed } of the keys of { $holders } to open it.
page-desk-opening-about = What follows on the clocks depends on the sealed move, which nobody sees before the envelope is opened.
page-resume-about = The service then opens the envelope and plays the sealed move. If that move is not legal or not clear, the game may end. This cannot be undone.
page-desk-resume = Resume the game
page-desk-open = Open the envelope
page-desk-open-about = Decrypt it with your key, outside of this page: age -d -i KEY envelope.age. Then paste the whole text here; only what was committed to counts. The page does not show it again.
page-desk-decrypt-about = Or decrypt it in this browser. Your secret key is not sent, and the text is sent only with the form below. A service that sends your browser another script could read the key: the command line is safer.
page-desk-decrypt-closed = Closed envelope, or what the key of another arbiter left closed
page-desk-decrypt-key = Your secret key, from the file of age-keygen
page-desk-decrypt-file = Secret key from a file
page-desk-decrypt = Decrypt in this browser
page-desk-decrypt-no-key = There is no secret key of age. It begins with AGE-SECRET-KEY-1.
page-desk-decrypt-failed = This key does not open it.
page-desk-decrypt-wrong = What is in the envelope is not what was committed to.
page-desk-decrypt-left = Your key opened a layer. Give this to the next arbiter, who opens it with another key:
page-desk-closed = The closed envelope
page-desk-text = Text of the envelope
page-desk-early-reason = Reason, if it is opened before its time; both players read it
page-desk-trail = Trail
page-desk-column = { $column ->
    [number] No.
    [what] What
    [by] Who
    [received] Received
    [judged] Judged
    [white] White's clock after it
   *[black] Black's clock after it
}
page-desk-channel = { $channel ->
    [mail] by mail
    [http] by page or API
    [console] by the command line
   *[timekeeper] by itself
}
page-desk-refused = Refused: { $why }
page-desk-recorded = As recorded
page-desk-cause = Cause:
page-desk-seconds = { $n } s
page-desk-clock = { $used } used, { $left } left.
page-desk-left-off = Refused attempts that are not shown: { $n }.
page-desk-event = { $event ->
    [created] The game began
    [moved] Move
    [said] Message
    [draw_offered] Draw offer
    [draw_declined] Draw declined
    [claim_upheld] Claim upheld
    [claim_referred] Claim for an arbiter
    [analysed] Analysis
    [claim_lapsed] Claim lapsed
    [claim_rejected] Claim rejected
    [illegal_move] Illegal move
    [adjournment_proposed] Adjournment proposed
    [adjournment_declined] Adjournment declined
    [sealing_began] The player on move must seal
    [drafted] Draft put into the envelope
    [sealed] Move sealed
    [face_acknowledged] Face of the envelope confirmed
    [resumption_set] Time of resumption set
    [resumption_requested] A player is ready to resume
    [resumed] Game resumed
    [early_opening_approved] Early opening approved
    [came_late] A player came too late
    [envelope_missing] Envelope lost, or it does not open
    [publication_agreed] A player agrees to publish the envelope
    [envelope_published] Envelope published
    [reading_chosen] Reading of the sealed move chosen
    [clocks_questioned] Clocks questioned
    [opened] Envelope opened
    [flag_fell] Flag fell
    [leave_booked] Leave booked
    [leave_cancelled] Leave cancelled
    [reflection_declared] Reflection declared
    [downtime_returned] Downtime given back
    [zone_noted] Time zone noted
    [clock_refilled] Clock refilled
    [mail_problem] Mail does not arrive
    [mail_restored] Mail arrives again
    [ended] Game ended
    [withdrawn] Withdrawal
    [appealed] Appeal
    [appeal_decided] Appeal decided
    [act_warn] Arbiter: warning
    [act_time] Arbiter: time given or taken
    [act_clocks] Arbiter: clocks corrected
    [act_adjudicate] Arbiter: result decided
    [act_forfeit] Arbiter: game declared lost
    [act_cancel] Arbiter: game cancelled
    [act_annul] Arbiter: game annulled
    [act_give_way] Another game counts
    [act_points] Arbiter: points changed
    [act_leave] Arbiter: special leave granted
    [act_end_leave] Arbiter: leave ended
    [act_adjourn] Arbiter: adjournment ordered
    [act_take_back] Arbiter: moves taken back
    [act_replace] Arbiter: player replaced
    [act_expel] Arbiter: player expelled
   *[other] { $event }
}

page-admin = Administration
page-admin-players = Players
page-admin-mail = Incoming mail
page-admin-trouble = Mail and events that do not arrive
page-admin-health = State of the service
page-admin-aside = { $n ->
    [0] No incoming mail waits for you.
    [one] One incoming mail waits for you.
   *[other] { $n } incoming mails wait for you.
}
page-admin-more = More
page-admin-none = There is none.
page-admin-part = Part of the name
page-admin-address = Whole mail address
page-admin-search = Search
page-admin-no-address = No account has this address.
page-admin-since = since { $at }
page-admin-player = Player { $name }
page-admin-role = Role
page-admin-deleted = This account was deleted.
page-admin-mail-arrives = No mail to the player came back.
page-admin-stopped = Mails that came back since { $since }: { $n }, the last one with { $reason }. Mail about games is stopped.
page-admin-returned = Mails that came back since { $since }: { $n }, the last one with { $reason }. Mail is still sent.
page-admin-sessions = Sessions
page-admin-no-sessions = The player is signed in nowhere.
page-admin-trail = Trail of the account
page-admin-trail-about = The newest entries are first. The player gets the trail with their data.
page-admin-event = { $what ->
    [signed_up] Account made
    [signed_in] Signed in
    [session_ended] Session ended
    [sessions_ended] All sessions ended
    [refresh_token_reused] Session ended, because its key was used twice
    [api_token_made] Token for programs made
    [api_token_revoked] Token for programs revoked
    [api_tokens_revoked] All tokens for programs revoked
    [calendar_made] Address of the calendar made
    [calendar_revoked] Address of the calendar revoked
    [webhook_secret_made] Secret of a webhook made
    [webhook_enabled] Webhook switched on
    [webhook_deleted] Webhook deleted
    [envelope_key] Key for sealed moves set
    [address_changed] Mail address changed
    [role_changed] Role changed
    [mail_stopped] Mail about games stopped
    [mail_resumed] Mail about games resumed
    [mail_restored] Mail about games resumed by an administrator
    [unsubscribed_by_link] Notices switched off by the link of a mail
    [text_erased] Text erased
    [mail_replayed] Incoming mail read again
    [mail_released] Incoming mail released
    [mail_discarded] Incoming mail discarded
    [deleted] Account deleted
   *[other] { $what }
}
page-admin-restored = the service was restored from a backup
page-admin-text-place = { $game }, event { $number }
page-admin-reason = Reason, on record for ever: write nothing personal
page-admin-no-reason = Nothing was done: write a reason of one line, at most 200 characters.
page-admin-act = { $act ->
    [role] Change the role
    [restore-mail] Resume mail
    [end-sessions] End all sessions
    [replay] Read it again
    [release] Release it
   *[discard] Discard it
}
page-admin-effect = { $act ->
    [role] The account has the new role at once, and a mail tells the player.
    [restore-mail] The bounces are forgotten, and mail about games is sent to the player again.
    [end-sessions] The player is signed out everywhere. Tokens of programs stay.
    [replay] The mail is read from the beginning. What it did already is not done twice.
    [release] The mail counts as the player's own on your word, whoever sent it.
   *[discard] The mail ends here, and its text is erased for good.
}
page-admin-not-done = Nothing is done yet. Look at it, and confirm it below.
page-admin-done = It is done, and on record.
page-admin-nothing = Nothing was done: there was nothing to do, or the text of the mail is gone.
page-admin-own-game = Nothing was done: this mail may be about a game of yours, so another administrator deals with it.
page-admin-mail-about = Mail is set aside when it cannot be read, when its author is in doubt, or when somebody wrote to you. Look at it before 30 days are over.
page-admin-list = { $list ->
    [aside] Set aside
    [pending_confirm] Waiting for a confirmation
    [unanswered] Not answered
   *[all] All
}
page-admin-mail-number = Mail { $id }
page-admin-mail-text = Text
page-admin-mail-state = { $state ->
    [received] Not read yet
    [applied] Done
    [duplicate] Came before
    [auto] Written by a machine
    [bounced] A mail that came back
    [rejected] Rejected
    [pending_confirm] Waits for a confirmation
    [quarantined] Set aside
   *[poison] Set aside, because reading it failed
}
page-admin-why = { $cause ->
    [auto_submitted] it says that a program wrote it
    [precedence] it says that it is bulk mail
    [list] it came by a mailing list
    [autoreply] it is an automatic reply
    [null_sender] it has no sender who could be answered
    [loop] it is a mail of this service that came back
    [report] it is a report about delivery
    [robot] its sender is the address of a program
    [own_address] its sender is an address of this service
    [did_you_mean] the player was asked whether another move is meant
    [meant] the player confirmed the move
    [asked] the player was asked what is meant
    [erased] its text is erased
    [unreadable] it cannot be read
    [unreadable_row] its record in the database cannot be read
    [ambiguous_from] it does not name one author
    [no_player] its address belongs to no account now
    [mail_off] the player takes no moves by mail
    [message_id] it is a copy of an earlier mail
    [failed] it reports that a mail did not arrive
    [not_counted] it is a report that does not count
    [delayed] it reports a delay
    [to_bounce_address] it is no report, but came to an address for reports
    [nothing_to_confirm] nothing is to be confirmed
    [nothing_waits] nothing waits for an answer any more
    [another_waits] another mail waits for a confirmation
    [dmarc_fail] the domain of its sender says that it is forged (DMARC)
    [not_a_player] its author does not play in this game
    [not_the_player] the player did not send it
    [unconfirmed_sender] the player was asked whether it is theirs
    [not_confirmed] nobody confirmed it in time
    [confirmed] the player confirmed a mail with it
    [disowned] the player said in it that a mail is not theirs
    [no_yes] it says neither yes nor no
    [passed_on] it was passed on to an administrator
    [for_operator] it could not be passed on to an administrator
    [helped] it was answered with an explanation
    [joins] somebody who has no account was asked for a confirmation
    [joined] an account was made with it
    [before_an_act] it was written before an arbiter undid something in the game
    [before_restoration] it was written before the service was restored from a backup
    [unanswered] its answer was held back, because there were too many
    [discarded] an administrator discarded it
    [failures] reading it failed three times
    [deaths] the program ended each time it was read
    [left] it waits for a newer version of the service
   *[other] { $cause }
}
page-admin-verdict = { $verdict ->
    [pass] The domain of the sender vouches for the author.
    [fail] The domain of the sender says that it is forged.
   *[unknown] Nobody vouches for the author.
}
page-admin-outgoing = { $kind ->
    [game-started] Beginning of a game
    [your-move] Move of the opponent
    [move-recorded] Record of a move by mail
    [reminder] Reminder
    [game-news] News of a game
    [adjournment] Adjournment
    [arbiter-news] News for an arbiter
    [log-receipt] Proof of a sealed move
    [game-over] End of a game
    [restored] Restoration from a backup
    [challenge] Challenge
    [transcript] Answer to a mail
    [confirmation] Question
    [sign-in-code] Code
    [account-news] News of an account
    [digest] Digest
   *[passed-on] Mail that is passed on
}
page-admin-not-sent = { $reason ->
    [gone] the receiver says that it is gone
    [failed] nothing could be sent for five days
    [restored] the service was restored from a backup
    [interrupted] the program ended while it was sent
    [no_event] there is no such event
    [redirect] the receiver leads to another address
    [internal] a fault of this service
    [timeout] the receiver does not answer in time
    [host_not_found] the host of the receiver is unknown
    [private_address] the receiver has no address of the internet
    [not_https] the address of the receiver has no encryption
    [tls] the certificate of the receiver is not valid, or TLS fails
    [connection_refused] the receiver takes no connection
    [connection] the connection to the receiver broke
    [not_http] the receiver does not answer as HTTP does
   *[other] the receiver answers with status { $reason }
}
page-admin-tries = { $n ->
    [one] One attempt.
   *[other] { $n } attempts.
}
page-admin-received = Received
page-admin-at = { $at }
page-admin-state = State
page-admin-cause = Outcome or cause
page-admin-to = To
page-admin-to-game = { $game }, to the reply address of { $name }
page-admin-to-account = the account of { $name }
page-admin-to-confirm = the question about mail { $id }
page-admin-to-mailbox = the mailbox { $mailbox }
page-admin-to-bounce = the return address of outgoing mail { $id }
page-admin-author = Author
page-admin-attempts = Reading
page-admin-confirmed = It counts as the player's own.
page-admin-text-about = This is the beginning of the mail as it came, without addresses of the service, codes, and encoded or HTML parts. Do not tell others what is in it.
page-admin-text-cut = The rest is not shown.
page-admin-hidden = { $because ->
    [own_game] The mail may be about a game of yours. Another administrator deals with it.
    [sealed] The text is not shown, because a sealed move may be in it: a game that it may be about has one, or may get one. Reading it again, letting it through and discarding it work all the same.
    [secret] The text is not shown, because a move may be in it, or a word of sealing, drafts or conditions. Reading it again, letting it through and discarding it work all the same.
    [not_aside] The text is not shown, because the mail was not set aside.
   *[gone] The text is erased.
}
page-admin-bounces = Players to whom mail does not arrive
page-admin-sources = Mailboxes from which mail is fetched
page-admin-source-unused = not in use
page-admin-source-fine = mail is fetched
page-admin-source-looked = Last look: { $at }
page-admin-dead = Outgoing mails that were given up
page-admin-an-address = to an address without an account
page-admin-about = about { $game }
page-admin-webhooks = Webhooks that are off or failing
page-admin-webhook = Webhook { $id } at { $host }
page-admin-webhook-failing = failing since { $since }
page-admin-webhook-off = off ({ $because })
page-admin-deliveries = Events that were given up
page-admin-delivery = Event { $id } for webhook { $webhook }, about { $game }
page-admin-ready = The service is ready.
page-admin-not-ready = The service is not ready.
page-admin-clock-jumped = The clock of the machine was set. No flag falls and nothing is erased until it is right.
page-admin-answers-held = More automatic answers than usual are due. So many are held and go out later: { $n }
page-admin-commands-aside = Requests for all games of a player that failed in one of them: { $n }
page-admin-version = Version
page-admin-word = { $word }
page-admin-number = { $n }
page-admin-mib = { $n } MiB
page-admin-generation = Generation of the database
page-admin-backup = Last backup by postzug backup
page-admin-no-backup = none is known
page-admin-running = Games under way
page-admin-ended = Games that are over
page-admin-accounts = Accounts
page-admin-bytes = Size of the database
page-admin-set-aside = Incoming mails set aside
page-admin-unsent = Outgoing mails that are due
page-admin-oldest = The oldest waits for { $age }.
page-admin-undelivered = Events due to webhooks
page-admin-log-size = Entries of the log
page-admin-log-signed = Entries under the last checkpoint
page-admin-log-waiting = Events that are not in the log yet
page-admin-checkpoint = Checkpoint of the log
page-admin-health-more = The command postzug doctor looks at the machine, the relay and the DNS.

page-problem = Not done
page-typed = You wrote this, which is not sent: copy it
page-typed-reason = Reason
page-claim-move = The claim is on record, and the announced move was played.
page-claim-no-move = The claim is on record, and the move is still to be made.
page-claim-recorded = The claim is on record; an announced legal move has been played.
page-problem-code = { $status }, { $code }
