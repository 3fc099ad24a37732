"""Plays White with the client that openapi-python-client makes: signs up, challenges, moves and mates."""

import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from postzug_client import AuthenticatedClient, Client
from postzug_client.api.challenges import get_challenge, post_challenge
from postzug_client.api.games import get_game, get_pgn, list_own_games, play_move
from postzug_client.api.people import confirm_sign_up, make_api_token, request_sign_up
from postzug_client.models import (
    ArrangedBody,
    ChallengeBody,
    CodeRequested,
    Confirmation,
    GameBody,
    MadeToken,
    MoveOrder,
    NewAccount,
    NewChallenge,
    NewToken,
    Outcome,
    OwnGameItem,
    PageOwnGameItem,
    Problem,
    ReceiptBody,
    Side,
    Tokens,
)

SERVICE = os.environ["SERVICE"]
MOVES = ["e4", "Bc4", "Qh5", "Qxf7"]
Found = TypeVar("Found")
Kind = TypeVar("Kind")


def until(look: Callable[[], Found | None]) -> Found:
    while (found := look()) is None:
        time.sleep(0.2)
    return found


def the(kind: type[Kind], answer: object) -> Kind:
    if not isinstance(answer, kind):
        sys.exit(f"a {kind.__name__} was expected: {answer}")
    return answer


def code_for(address: str) -> str | None:
    for mail in Path(os.environ["MAILS"]).iterdir():
        text = mail.read_text()
        if f"\nTo: {address}\n" in text and (code := re.search(r"^ *(\d{4}) ?(\d{4}) *$", text, re.MULTILINE)):
            return code[1] + code[2]
    return None


def sign_up(name: str, address: str) -> AuthenticatedClient:
    public = Client(base_url=SERVICE)
    account = NewAccount(name=name, email=address)
    asked = the(CodeRequested, request_sign_up.sync(client=public, body=account))
    code = until(lambda: code_for(address))
    answer = confirm_sign_up.sync(client=public, body=Confirmation(request_id=asked.request_id, code=code))
    session = AuthenticatedClient(base_url=SERVICE, token=the(Tokens, answer).access_token)
    order = NewToken(label="white.py", scopes=["games:read", "games:write"])
    token = the(MadeToken, make_api_token.sync(client=session, body=order)).token
    return AuthenticatedClient(base_url=SERVICE, token=token)


def challenge(client: AuthenticatedClient) -> int:
    """Challenges Boris as soon as they have an account, and returns the number of the game."""

    def posted() -> ArrangedBody | None:
        answer = post_challenge.sync(client=client, body=NewChallenge(opponent="Boris", color=Side.WHITE))
        if isinstance(answer, Problem) and answer.code == "unknown_player":
            return None
        return the(ArrangedBody, answer)

    number = the(int, until(posted).challenge)
    return until(lambda: the(ChallengeBody, get_challenge.sync(number, client=client)).game or None)


def waiting(client: AuthenticatedClient) -> OwnGameItem | None:
    page = the(PageOwnGameItem, list_own_games.sync(client=client, to_move=True))
    return page.items[0] if page.items else None


def main() -> None:
    client = sign_up("Anna", "anna@example.org")
    game = challenge(client)
    for number, move in enumerate(MOVES):
        seen = until(lambda: waiting(client))
        assert (seen.id, seen.ply) == (game, 2 * number), seen
        order = MoveOrder(move=move, ply=seen.ply, revision=seen.revision, draw_offer=number == 1)
        key = f"{game} {seen.ply} {seen.revision}"
        if number == 0:
            wrong = MoveOrder(move="e5", ply=seen.ply, revision=seen.revision)
            refused = the(Problem, play_move.sync(game, client=client, body=wrong, idempotency_key=f"{key} wrong"))
            assert (refused.status, refused.code) == (422, "illegal_move"), refused
        receipt = the(ReceiptBody, play_move.sync(game, client=client, body=order, idempotency_key=key))
        # Nothing happens twice.
        assert play_move.sync(game, client=client, body=order, idempotency_key=key) == receipt
        assert receipt.ply == seen.ply + 1, receipt
    over = the(GameBody, get_game.sync(game, client=client))
    assert over.outcome is Outcome.WHITE_WINS, over
    pgn = the(str, get_pgn.sync(game, client=client))
    assert '[White "Anna"]' in pgn and '[Result "1-0"]' in pgn and "Qxf7#" in pgn, pgn
    print(pgn)


main()
