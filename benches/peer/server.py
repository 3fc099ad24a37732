"""What a user would write instead: python-chess behind FastAPI, games in SQLite.

It plays the part of the API that `postzug-bench load http --url` uses. Written as its users write such a server: plain
functions in FastAPI's thread pool, one transaction a request, the board rebuilt from the moves so that repetitions
count, a token checked for every request, and a mail to the opponent left in a table in the same transaction. As durable
as Postzug: WAL with synchronous=FULL. See benches/peer/run.
"""

import json
import os
import sqlite3
import sys
import time
from contextlib import contextmanager

import chess
import jwt
from fastapi import Depends, FastAPI, Header, HTTPException, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel

DATABASE = os.environ["PEER_DATABASE"]
SECRET = "a secret of sufficient length for HS256, only for measuring"

SCHEMA = """
PRAGMA journal_mode = WAL;
CREATE TABLE IF NOT EXISTS player (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS challenge (id INTEGER PRIMARY KEY, white INTEGER NOT NULL, black INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS game (
    id INTEGER PRIMARY KEY, white INTEGER NOT NULL, black INTEGER NOT NULL, ply INTEGER NOT NULL, fen TEXT NOT NULL,
    due_at REAL, result TEXT
);
CREATE INDEX IF NOT EXISTS game_due ON game (due_at);
CREATE TABLE IF NOT EXISTS move (
    game INTEGER NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, uci TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (game, ply)
);
CREATE TABLE IF NOT EXISTS receipt (
    player INTEGER NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (player, key)
);
CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY, player INTEGER NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL, text TEXT NOT NULL,
    sent_at REAL
);
"""

app = FastAPI()


@contextmanager
def transaction():
    db = sqlite3.connect(DATABASE, timeout=30, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("BEGIN IMMEDIATE")
    try:
        yield db
        db.execute("COMMIT")
    finally:
        db.close()


def signed_in(credentials: HTTPAuthorizationCredentials = Depends(HTTPBearer())) -> int:
    try:
        return int(jwt.decode(credentials.credentials, SECRET, algorithms=["HS256"])["sub"])
    except jwt.InvalidTokenError as error:
        raise HTTPException(401, "unauthenticated") from error


class NewChallenge(BaseModel):
    opponent: str


class MoveOrder(BaseModel):
    move: str
    ply: int


@app.get("/v1/me")
def me(player: int = Depends(signed_in)):
    with transaction() as db:
        (name,) = db.execute("SELECT name FROM player WHERE id = ?", (player,)).fetchone()
    return {"id": player, "name": name}


@app.post("/v1/challenges", status_code=201)
def challenge(new: NewChallenge, player: int = Depends(signed_in)):
    with transaction() as db:
        (opponent,) = db.execute("SELECT id FROM player WHERE name = ?", (new.opponent,)).fetchone()
        row = db.execute("INSERT INTO challenge (white, black) VALUES (?, ?)", (player, opponent))
    return {"challenge": row.lastrowid}


@app.post("/v1/challenges/{number}/accept", status_code=201)
def accept(number: int, player: int = Depends(signed_in)):
    with transaction() as db:
        white, black = db.execute("SELECT white, black FROM challenge WHERE id = ?", (number,)).fetchone()
        if black != player:
            raise HTTPException(403, "not_yours")
        row = db.execute(
            "INSERT INTO game (white, black, ply, fen, due_at) VALUES (?, ?, 0, ?, ?)",
            (white, black, chess.STARTING_FEN, time.time() + 864000),
        )
    return {"game": row.lastrowid}


def uci(numeric: str) -> str:
    """5254 is e2e4; a fifth digit promotes."""
    files = dict(zip("12345678", "abcdefgh"))
    text = files[numeric[0]] + numeric[1] + files[numeric[2]] + numeric[3]
    return text + "qrbn"[int(numeric[4]) - 1] if len(numeric) == 5 else text


@app.post("/v1/games/{number}/moves", status_code=201)
def play(
    number: int,
    order: MoveOrder,
    response: Response,
    player: int = Depends(signed_in),
    idempotency_key: str = Header(),
):
    with transaction() as db:
        seen = db.execute(
            "SELECT answer FROM receipt WHERE player = ? AND key = ?", (player, idempotency_key)
        ).fetchone()
        if seen:
            return json.loads(seen[0])
        game = db.execute("SELECT white, black, ply, result FROM game WHERE id = ?", (number,)).fetchone()
        if game is None:
            raise HTTPException(404, "unknown_game")
        white, black, ply, result = game
        if result is not None or ply != order.ply or player != (white, black)[ply % 2]:
            raise HTTPException(409, "not_your_turn")
        board = chess.Board()
        for (played,) in db.execute("SELECT uci FROM move WHERE game = ? ORDER BY ply", (number,)):
            board.push_uci(played)
        try:
            move = chess.Move.from_uci(uci(order.move))
        except (KeyError, ValueError) as error:
            raise HTTPException(422, "unreadable") from error
        if move not in board.legal_moves:
            raise HTTPException(422, "illegal")
        san = board.san(move)
        board.push(move)
        outcome = board.outcome()
        now = time.time()
        db.execute(
            "UPDATE game SET ply = ?, fen = ?, due_at = ?, result = ? WHERE id = ?",
            (ply + 1, board.fen(), now + 864000, outcome.result() if outcome else None, number),
        )
        db.execute("INSERT INTO move VALUES (?, ?, ?, ?)", (number, ply + 1, move.uci(), now))
        db.execute(
            "INSERT INTO outbox (player, game, ply, text) VALUES (?, ?, ?, ?)",
            ((black, white)[ply % 2], number, ply + 1, f"Your opponent played {san}.\n\n{board}\n"),
        )
        answer = {"game": number, "ply": ply + 1, "uci": move.uci(), "fen": board.fen()}
        db.execute("INSERT INTO receipt VALUES (?, ?, ?)", (player, idempotency_key, json.dumps(answer)))
    response.headers["ETag"] = f'"{ply + 1}"'
    return answer


def prepare(tokens: str, players: int) -> None:
    """Makes the database, players, and a file with a token for each."""
    db = sqlite3.connect(DATABASE)
    db.executescript(SCHEMA)
    with open(tokens, "w", encoding="ascii") as file:
        for player in range(1, players + 1):
            db.execute("INSERT INTO player VALUES (?, ?)", (player, f"Player{player}"))
            claims = {"sub": str(player), "exp": int(time.time()) + 86400}
            file.write(jwt.encode(claims, SECRET, algorithm="HS256") + "\n")
    db.commit()


if __name__ == "__main__":
    prepare(sys.argv[1], int(sys.argv[2]))
