### Every sentence that a person reads, in English. docs/translating.md says how to add a language.
###
### A message is whole sentences, or a reason or a label that another message contains as an argument.
### { $who } is a name; { $who-is } is "you" if that person reads the message, else "other".

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
list-or = { $first } or { $last }
list-more = { $list } and { $n } more

## Time controls

# All parts of a control together.
control = { $control }
control-per-move = { $days ->
    [one] 1 day
   *[other] { $days } days
} for each move
control-period = { $moves } moves in { $time }
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
adjourned-gone = { $waits_for }; of those who hold its keys player { $players } has left{ $complete ->
    [no] , so that the envelope cannot be opened here
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
account-envelope-key = A key that opens sealed moves was set for your account: { $key }. If this was not you, end your sessions and tell an administrator at once: from now on moves are sealed to it.
account-token-made = The API token "{ $label }" was made for your account. If this was not you, revoke it.
account-tokens-revoked = The service was restored from a backup. Your API tokens were revoked, because one that you revoked yourself since would have come back; make new ones for your programs.
account-session-copied = A key of one of your sessions (client: { $device }) was used twice, so somebody may have copied it. That session was ended; sign in again where you need it.
account-unknown-client = unknown
account-mail-stopped = Mail to { $name } does not arrive: since { $since }, { $bounces } mails came back, the last one with { $reason }. No more mail about games is sent to this player until it works again. The record of each running game says so: { $games }. The clocks go on; whether anything follows from it is for the arbiter.
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
account-not-done = { $game } (not done. { $refusal })

## Refusals of commands. Each is whole sentences. What follows the last colon may be a reason from below.

refusal-not_a_player = You are not a player of this game.
refusal-not_an_arbiter = Only an arbiter may do this.
refusal-same_player = A player cannot play against themselves.
refusal-bad_start = The game cannot start like this: { $reason }.
refusal-not_your_move = It is the opponent's move.
refusal-wrong_ply = This was meant for the position after { $expected } half-moves, but { $current } have been played.
refusal-already_played = This move was already recorded as half-move { $ply }.
refusal-not_a_move = "{ $text }" is not a move in any notation this service knows.
refusal-illegal_move = "{ $text }" is not legal here: { $reason }.
refusal-ambiguous_move = "{ $text }" has more than one reading: { $readings }.
refusal-promotion_missing = "{ $text }" must say what the pawn becomes: { $readings }.
refusal-too_late = The time limit was exceeded before this was received.
refusal-game_over = The game is over.
refusal-no_draw_offer = The opponent has not offered a draw.
refusal-draw_too_early = No draw may be agreed before move { $move_number } is completed.
refusal-claim_not_correct = The claim is not correct: { $reason }.
refusal-offer_too_soon = After a draw offer you make { $moves } moves before you offer again; the move was played without it.
refusal-no_tablebase_claims = The regulations of this game do not allow claims by tablebases.
refusal-table_needed = The tablebases are needed.
refusal-too_many_men = With more than { $men } men on the board no claim by a tablebase is possible.
refusal-referred_before = An arbiter was asked about this position before; play a move first.
refusal-analysis_needed = Adjudication is requested with your analysis, not claimed.
refusal-no_adjudication = The regulations of this game do not let a player ask for adjudication.
refusal-already_asked = You have asked for adjudication in this game before.
refusal-adjudication_too_early = Adjudication can be asked for when move { $move_number } is completed.
refusal-analysed_enough = You have handed in analysis three times; the arbiter decides by it.
refusal-bad_analysis = Analysis is plain text of 1 to 20,000 characters.
refusal-claim_pending = A claim waits for the arbiter's decision; no clock runs until then.
refusal-no_claim = No claim of that number waits for a decision.
refusal-adjourned = The game is adjourned; no move can be made until it resumes.
refusal-not_adjourned = The game is not adjourned.
refusal-must_seal = The game is being adjourned: seal your move instead of playing it.
refusal-not_sealing = No adjournment has been agreed or ordered.
refusal-not_sealable = Nothing was sealed, the move was not taken: { $why }.
refusal-adjournment_not_allowed = The regulations of this game do not let the players agree to adjourn.
refusal-already_proposed = You have already proposed to adjourn; the opponent has not answered yet.
refusal-no_adjournment_proposed = The opponent has not proposed to adjourn.
refusal-already_requested = You have already asked to resume; the envelope opens when your opponent is ready.
refusal-commitment_mismatch = The opened envelope does not match the { $sealed_by ->
        [white] white
       *[black] black
    } commitment.
refusal-envelope_needed = The text of the envelope is needed.
refusal-arbiters_hold_it = The arbiters have the keys of the envelope: it is opened with its text.
refusal-no_session = Sessions of this game have no set length: propose to adjourn instead.
refusal-session_too_long = Adjourning now would use your time until the session ends, and your time limit ends before.
refusal-not_encrypted = This is not an envelope encrypted with age, armored, of at most 32 KiB.
refusal-wrong_recipients = The envelope is not encrypted to those who must open it: it takes { $needed } of { $holders } keys, all of which stand under /envelope/recipients.
refusal-envelope_opens = The envelope is not missing: the service holds it, and it opens.
refusal-commitment_used = This commitment was used in this game before: write another envelope, with a new nonce.
refusal-no_draft = Nothing was drafted: seal a move.
refusal-already_acknowledged = This is on record already: the face was acknowledged, the early opening approved, or the envelope declared missing.
refusal-too_soon = Announce the resumption at least a day and at most a year ahead.
refusal-not_to_be_opened = The envelope is not due: it is opened before its time only by arbiters, with a reason.
refusal-second_arbiter_needed = It takes two arbiters to open the envelope before its time: { $approved_by_you ->
        [yes] you have approved it, and another one opens it now
        [no] another one has approved it, and you open it now
       *[nobody] another one approves it first (approve early: the reason)
    }.
refusal-approval_needed = The envelope is not due yet: to open it before its time approve that first, with your reason (approve early: the reason), then open it.
refusal-no_shut_envelope = There is nothing to show: the game must have been given up or drawn while it was adjourned, and both players must agree that its envelope is shown.
refusal-appeal_possible = The envelope stays shut as long as there can be an appeal in this game: a decision of the arbiter could be reversed, and the game then goes on.
refusal-too_few_arbiters = Only { $left } of the arbiters of this game can open envelopes, and it takes { $needed }: an arbiter must register a key for envelopes first, or the game goes on without adjournment.
refusal-draft_for_others = The arbiters who can open envelopes have changed since you drafted your move: draft it again.
refusal-not_a_reading = Choose one of the readings of the sealed move.
refusal-clocks_settled = The clocks can be questioned only until your first move after a resumption.
refusal-bad_clocks = The clocks cannot be set so: a deadline lies ahead, on no day of leave, and only a clock that runs has one; and a clock shows no more than its control allows.
refusal-not_due = The time of resumption has not come.
refusal-bad_reason = Give a reason of 1 to 500 characters.
refusal-too_many_acts = This game has reached its limit of 100 acts of arbiters.
refusal-bad_outcome = A game is cancelled or annulled, not adjudicated without a result.
refusal-not_over = The game is not over.
refusal-bad_points = A side gets at most the two half points of a win.
refusal-take_back_not_allowed = A move that was sent stands: the regulations of this game let none be taken back.
refusal-nothing_to_take_back = Only the last move can be taken back, or the last two, and none that was sealed.
refusal-bad_replacement = The replacement must be a person who neither plays nor judges in this game.
refusal-resign_instead = A player withdraws from all games of an event, or from all games: a single game is resigned.
refusal-player_withdrawn = A player has withdrawn from this game: no clock runs, and an arbiter decides what becomes of it.
refusal-act_reversed = Another arbiter has reversed this on appeal: only a different arbiter may do it again.
refusal-other_game_counts = { $game } counts instead of this game: no more decisions are made in this one.
refusal-other_line = This was written before an arbiter undid something in this game: check the present position and write again.
refusal-no_such_act = There is no act of an arbiter of that number.
refusal-already_appealed = There has been an appeal against this already.
refusal-appeal_too_late = The time to appeal against this is over.
refusal-no_appeal = No appeal against this waits for a decision.
refusal-own_act = Another arbiter decides about an appeal against what you did.
refusal-offer_with_move = A draw is offered together with a move.
refusal-your_move = It is your move: play it; conditional moves are for the time when your opponent thinks.
refusal-conditions_not_allowed = The regulations of this game do not allow conditional moves.
refusal-bad_conditions = Your conditional moves were not kept: in line { $line }, half-move { $half_move } { $why }.
refusal-offer_and_conditions = { $offer } { $conditions }
refusal-already_offered = You have already offered a draw; the opponent has not answered yet.
refusal-record_full = Too many moves without capture or pawn move: claim the draw or ask the arbiter.
refusal-not_the_timekeeper = Only the service itself does this.
refusal-unknown_game = There is no such game.
refusal-unknown_player = There is no player of that name.
refusal-unknown_challenge = There is no such challenge.
refusal-challenge_closed = This challenge is no longer open.
refusal-too_many_challenges = You have { $limit } challenges and seeks open; wait for answers or withdraw some.
refusal-key_reused = This key was used for another request before; use a new one.
refusal-ply_missing = Say for which half-move this is meant.
refusal-bad_message = A message is plain text of 1 to 2,000 characters.
refusal-flag_not_fallen = No flag has fallen.
refusal-flag_for_arbiter = The flag has fallen, but in this game only an arbiter ends the game by it; the arbiters are told.
refusal-mail_noted = The record says so already.
refusal-zone_noted = The record says so already.
refusal-on_leave = You are on leave and cannot move until it is over.
refusal-no_leave = There is no leave in this game.
refusal-bad_leave = Leave is a first and a last day, at most a year ahead.
refusal-leave_too_short = Leave must be at least { $days } days long.
refusal-leave_too_late = Leave must be booked { $days } days before its first day, and before that day has begun.
refusal-leave_overlaps = You have booked leave on some of these days already.
refusal-leave_used_up = You have { $days } days of leave left in { $year }.
refusal-no_such_leave = No leave that can still be taken back begins on that day.
refusal-nothing_to_declare = There is nothing to declare: silence does not lose this move, or an arbiter has set its deadline.
refusal-no_bank = This game has no bank to refill the clock from.
refusal-nothing_to_refill = There is nothing to refill: the clock is full or the bank is empty.
refusal-rate_limited = Too many messages, claims and challenges; wait { $retry_after } seconds before the next one.
refusal-nothing_to_return = No running clock is affected by this downtime.

## Refusals about accounts.

refusal-bad_name = This name cannot be used: { $reason }.
refusal-name_taken = This name is taken; choose another one.
refusal-bad_address = This is not a mail address this service can write to.
refusal-bad_time_zone = This is not the name of a time zone, such as Europe/Berlin.
refusal-bad_key = This is not a public key of age, which begins with age1.
refusal-key_taken = Another account has this key; make one of your own with age-keygen.
refusal-bad_label = A label has 1 to 60 characters and no control characters.
refusal-too_many_codes = Too many codes were asked for this address; try again later.
refusal-wrong_code = This is not the code that was sent; { $tries_left } tries are left.
refusal-code_void = This code cannot be used any more; ask for a new one.
refusal-session_ended = The session has ended; sign in again.
refusal-bad_token = This token is not valid.
refusal-no_scope = An API token needs at least one scope.
refusal-already_expired = The token would have expired already.
refusal-too_many_tokens = You have { $limit } API tokens; revoke one first.
refusal-sign_in_again = Sign in again first: this needs a sign-in of the last 15 minutes.
refusal-not_an_administrator = Only an administrator may do this.
refusal-last_administrator = Somebody must remain administrator.
refusal-notice_needed = Notices of the kind { $kind } cannot be switched off: { $why }.
refusal-not_found = There is no such { $what }.
refusal-games_running = You have { $games } running games; resign them first, or ask to resign them all.

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
bad-start-no_arbiter = player { $player } is no arbiter of this game
bad-start-no_envelope_key = arbiter { $arbiter } has registered no key for envelopes

## Reasons: regulations out of their bounds.

regulations-leave = leave must be 1 to 366 days a year, 1 to 60 days at the least, with a notice of at most 60 days
regulations-leave_in_triple_block = Triple Block knows no leave
regulations-silence = silence must lose after 10 to 365 days, with three reminders before in order
regulations-silence_without_periods = a rule about silence needs a time control of periods
regulations-claim_after_moves = the moves without capture or pawn move that allow a claim must be 50 to 100
regulations-tablebase_fifty_moves = with another number of moves than 50 for a claim, tablebases cannot count the fifty-move rule
regulations-tablebase = tablebase claims are about 3 to 7 men, and an arbiter has 1 to 90 days for them
regulations-adjudication = adjudication is asked for after at most 500 moves, and an arbiter has 1 to 90 days for it
regulations-offer_again = the moves between two draw offers must be at most 100
regulations-penalty_days = days gained by the opponent must be at most 30
regulations-loses_at = the illegal or ambiguous move that loses must be the first or a later one
regulations-arbiters = a game has at most 10 arbiters, each named once
regulations-withdrawal = games are annulled before at most 100 moves, and silent withdrawal needs a rule about silence
regulations-appeal_days = a player may appeal within at most 365 days
regulations-resume_after_days = resumption must be 1 to 365 days after sealing
regulations-session_days = a session must be 1 to 365 days
regulations-default_days = the default time must be 0 to 60 days, and needs check_in
regulations-holders = envelopes have at most { $most } different arbiters, of whom 1 to 3 are needed, and 1 or 2 before the time

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
