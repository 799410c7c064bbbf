"""Civilizations: the Traders.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.civilizations import DIE_LEFT, INCOME, mark, marked
from companion.games.tapestry.land import geography, tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.score import points
from companion.games.tapestry.state import TRADER
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

TRADERS, NONE, TOKENS = "traders", "none", 4


@INCOME.of(TRADERS)
def traders(turn: Turn) -> None:
    """Maybe a token: on empty land for the opponents around, or beside one outpost for its tile."""
    used = marked(turn, TRADERS, "used")
    places = [k for k, here in turn.state.map.items() if here.explored and _tradable(turn, k)]
    if used >= TOKENS or not places:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += tiles.hex_options(turn.state, places)
    place = turn.choose("traders", Message("tapestry.ask.token_hex"), options)
    if place == NONE:
        return
    mark(turn, TRADERS, "used", used + 1)
    held = bool(turn.state.map[place].tokens)
    turn.record(TokenPlaced(place, turn.player, kind=TRADER))
    if held:
        tiles.gain_benefit(turn, place, "civilization")
        return
    others = opponents(turn.state, turn.player)
    near = [turn.state.map.get(key) for _, key in geography.beside(place)]
    around = sum(here is not None and here.controller() in others for here in near)
    points.score(turn, around, "civilization", TRADERS)


def _die_left(turn: Turn, left: tuple[Benefit, ...]) -> None:
    """A territory with one of the tokens was conquered: the die the conqueror did not take."""
    verbs.gain_all(turn, left, "civilization", TRADERS)


DIE_LEFT[TRADER] = _die_left


def _tradable(turn: Turn, key: str) -> bool:
    tokens = turn.state.map[key].tokens
    return not tokens or (len(tokens) == 1 and lone_outpost(turn, key))


def lone_outpost(turn: Turn, key: str) -> bool:
    """Whether nothing but one standing piece of an opponent is there that controls it."""
    tokens = turn.state.map[key].tokens
    return len(tokens) == 1 and tokens[0].owner != turn.player and tokens[0].controls
