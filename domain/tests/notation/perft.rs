use domain::Position;

/// Leaves of the tree of legal moves, through the position type of this crate.
fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|&m| perft(&position.play(m).expect("legal"), depth - 1)).sum()
}

fn check(fen: &str, chess960: bool, counts: &[u64]) {
    let position = Position::from_fen(fen, chess960).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
    }
}

/// The positions of the Chess Programming Wiki.
#[test]
fn perft_of_the_standard_suite() {
    check(super::START, false, &[20, 400, 8_902, 197_281]);
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        false,
        &[48, 2_039, 97_862],
    );
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", false, &[14, 191, 2_812, 43_238]);
    check("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", false, &[6, 264, 9_467]);
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", false, &[44, 1_486, 62_379]);
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        false,
        &[46, 2_079, 89_890],
    );
}

/// Positions of the Chess960 suite of the Chess Programming Wiki.
#[test]
fn perft_of_the_chess960_suite() {
    check("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", true, &[21, 528, 12_189]);
    check("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", true, &[21, 807, 18_002]);
    check("b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9", true, &[20, 479, 10_471]);
    check("qnbnr1kr/ppp1b1pp/4p3/3p1p2/8/2NPP3/PPP1BPPP/QNB1R1KR w HEhe - 1 9", true, &[29, 899, 26_578]);
    check("nnbrkbrq/1pppp1p1/p7/7p/1P2Pp2/BN6/P1PP1PPP/1N1RKBRQ w GDgd - 0 9", true, &[27, 482, 13_441]);
    check("nr1nkbqr/ppp3pp/5p2/3pp3/6b1/3PP3/PPP2PPP/NRBNKBQR w hb - 0 9", true, &[18, 664, 13_306]);
    check("1rbkqbr1/ppp1pppp/1n5n/3p4/3P4/1PP3P1/P3PP1P/NRBKQBNR w HBb - 1 9", true, &[27, 752, 20_686]);
    check("1rbqkbr1/ppppp1pp/1n6/4np2/3P1P2/6P1/PPPQP2P/NRB1KBRN w GBgb - 1 9", true, &[27, 662, 17_897]);
    check("rqbnnbkr/ppp1ppp1/7p/3p4/PP6/7P/1NPPPPP1/RQB1NBKR w HAa - 1 9", true, &[23, 572, 14_509]);
    check("qrb1kbnr/p3pppp/2n5/1ppp4/7P/3P1P2/PPP1P1PR/QRBNKBN1 w Bhb - 0 9", true, &[26, 831, 22_606]);
    check("rnbkn1rq/ppppppb1/6p1/7p/2B2P2/1P2P3/P1PP2PP/RNBKN1RQ w GAga - 1 9", true, &[28, 799, 23_210]);
    check("rnbkrbqn/p1pp1ppp/4p3/1p6/8/BPN3P1/P1PPPP1P/R2KRBQN w EAea - 2 9", true, &[29, 692, 20_014]);
    check("rkb2bnr/pp2pppp/2p1n3/3p4/q2P4/5NP1/PPP1PP1P/RKBNQBR1 w Aha - 0 9", true, &[29, 861, 24_504]);
    check("rkbqnbrn/ppppp3/8/5ppp/2P3P1/7P/PPQPPP2/RKB1NBRN w GAga - 0 9", true, &[28, 639, 19_250]);
    check("rqbkrbnn/p1ppp3/1p3pp1/7p/3P4/P1P5/1PQ1PPPP/R1BKRBNN w EAea - 0 9", true, &[32, 607, 20_339]);
}
