# Drives the real Scid as its user does: opens the correspondence window, fetches the games, and sends a move.
# tkscid scid.tcl SCID ACTION [MOVE COMMENT]; ACTION is fetch, move, offer, accept, resign or claim.
# tkscid scid.tcl SCID mail MOVE MODE reads the files of ~/Inbox, and sends the move by the program ~/MODE.

lassign $argv scid action move comment
set argv {}
set argc 0
source $scid

proc told {line} {
    puts "SCID $line"
    flush stdout
}
proc bgerror {message} {
    told "error: $message $::errorInfo"
    exit 1
}
# Nobody is there to press a button.
proc tk_messageBox {args} {
    told "box: $args"
    return ok
}
rename ::CorrespondenceChess::updateConsole shown
proc ::CorrespondenceChess::updateConsole {line} {
    told $line
    shown $line
}

proc mail {} {
    global move comment
    namespace eval ::CorrespondenceChess {
        set mailermode $::comment
        set mailer [file join $::env(HOME) $::comment]
        # Without it Scid's command has an option without its value.
        set bccaddr copy@example.org
        set Inbox [file join $::env(HOME) Inbox]
        set Outbox [file join $::env(HOME) Outbox]
    }
    set ::CorrespondenceChess::ListOrder $::CorrespondenceChess::CCOrderMyTime
    set ::CorrespondenceChess::XfccConfirm 0
    ::CorrespondenceChess::CCWindow
    ::CorrespondenceChess::OpenCorrespondenceDB
    ::CorrespondenceChess::ReadInbox
    told "pgn: [string map {\n { }} [sc_game pgn -comments 1]]"
    sc_move end
    sc_move addSan $move
    ::CorrespondenceChess::SendMove 0 0 0 0
    # The mailer runs beside it.
    after 2500
    told done
    exit 0
}

# Presses a button of the window, if it can be pressed.
proc press {button} {
    told "$button is [.ccWindow.top.$button state]"
    .ccWindow.top.$button invoke
}

proc drive {} {
    global action move comment
    # The usual order ends in a joke of Scid's authors.
    set ::CorrespondenceChess::ListOrder $::CorrespondenceChess::CCOrderMyTime
    set ::CorrespondenceChess::XfccConfirm 0
    ::CorrespondenceChess::CCWindow
    ::CorrespondenceChess::OpenCorrespondenceDB
    ::CorrespondenceChess::FetchGames
    told "result: [sc_game tags get Result]"
    told "pgn: [string map {\n { }} [sc_game pgn -comments 1]]"
    if {$move ne ""} {
        sc_move end
        sc_move addSan $move
        sc_pos setComment $comment
    }
    # Resign, claim, offer, accept.
    switch $action {
        move { ::CorrespondenceChess::SendMove 0 0 0 0 }
        offer { ::CorrespondenceChess::SendMove 0 0 1 0 }
        accept { ::CorrespondenceChess::SendMove 0 0 0 1 }
        resign { press resign }
        claim { press claimDraw }
    }
    told done
    exit 0
}
after 500 [expr {$action eq "mail" ? "mail" : "drive"}]
