"""Whole games of Rise & Fall by touches on its pages, beside a table of wood and a second count.

Two to four people, lightest, with treasuries, on the tablet's world: after each touch the wooden
table must lie as the app believes, and at the end the sheet must come to what a count of its own
comes to, with the printed numbers read from the data alone.
"""

from __future__ import annotations

import json
from random import Random

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.rise_and_fall.commands.setup import AllPlaced, DrawFirstPlayer
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, Participant, as_new
from companion.games.rise_and_fall.state import ACTIVE, Phase, State
from companion.games.rise_and_fall.views.sheet import grid
from companion.resources import data_dir
from tests.rise_and_fall.on_wood import rise_inventory
from tests.rise_and_fall.page_player import PagePlayer
from tests.rise_and_fall.worlds import lay_everything
from tests.wooden.following import Follower

NAME = "Rise & Fall by pages"
COUNT = 1_000
FIRST = 3
WAYS = ("lightest", "treasuries", "world")
PIECES = json.loads((data_dir() / "rise_and_fall" / "pieces.json").read_bytes())["pieces"]
TERRAINS = json.loads((data_dir() / "rise_and_fall" / "world.json").read_bytes())["terrains"]


def run(count: int, seed: int) -> str:
    """Every game ends, and nothing differs."""
    touches = turns = refused = 0
    for case in range(count):
        chance = Random(f"{seed}:{case}")
        player = a_game(chance, str(case))
        player.play()
        end = player.session.state
        assert counted(end) == shown(end), (case, counted(end), shown(end))
        again = Session.open(GAME, MemoryJournal(list(player.session.journal.lines)))
        assert again.state == end, case
        touches += player.touches
        turns += end.turn
        refused += player.refused
    return f"{touches} touches, {turns} turns, {refused} refused, 0 differences"


def a_game(chance: Random, seed: str) -> PagePlayer:
    """Begun, with its first pieces on the table."""
    people, way = chance.choice((2, 3, 4)), chance.choice(WAYS)
    seats = tuple(Participant(f"p{at}") for at in range(1, people + 1))
    options = Options(seats, trophies=chance.choice((4, 5, 6)), way=way, world=way == "world")
    session = Session.begin(GAME, as_new(options), MemoryJournal(), seed=seed)
    follower = Follower(session, rise_inventory(session.options))
    if way == "world":
        lay_everything(session, chance.randrange(99))
    begun(session)
    follower.follow(session)
    return PagePlayer(session, chance, look=lambda: follower.follow(session))


def begun(session: Session[State]) -> None:
    """The first player is drawn; without the tablet's world all first pieces stand at once."""
    if session.state.phase is Phase.SETUP:
        session.do(DrawFirstPlayer())
    if session.state.phase is Phase.DEPLOY and not session.state.world:
        session.do(AllPlaced())


def shown(state: State) -> dict[str, int | None]:
    """The totals on the sheet."""
    return {head.seat: head.total for head in grid(state).heads}


def counted(state: State) -> dict[str, int]:
    """Rulebook, "Counting the points": gold halved, trophies, active cards, regions."""
    worth = {one["id"]: one["points"] for one in TERRAINS}
    found = {}
    for player in state.players:
        if player.extinct:
            continue
        total = player.gold // 2
        for piece in PIECES:
            kind, n = piece["id"], player.pieces.get(piece["id"], 0)
            if player.cards[kind] in ACTIVE and n:
                total += piece["values"][n - 1]
            if kind in player.trophies:
                total += piece["trophy"]
        mine = [one for one in state.regions if one.winner == player.id]
        found[player.id] = total + sum(worth[one.terrain] * one.spaces for one in mine)
    return found
