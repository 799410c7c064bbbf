"""What an effect may do, as the benefits that the rules carry out."""

from __future__ import annotations

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import State

GAIN, LOSE, BUILD, SCORE = "gain", "lose", "build", "score"
EXPLORE, CONQUER, ADVANCE, REGRESS = "explore", "conquer", "advance", "regress"
DEEDS = (GAIN, LOSE, BUILD, EXPLORE, CONQUER, ADVANCE, REGRESS, SCORE)
TECH, TAPESTRY, ANYWHERE, POINTS = "tech_card", "tapestry", "anywhere", "points"
CARDS = ("territory_tile", TAPESTRY, TECH)
MOST, MOST_POINTS = 8, 300
"""So many at once: no marker holds more, no effect gives more points."""
OF_THE_ARTS = ("masterpiece", "inspiration_tile")


def things(state: State, deed: str) -> tuple[str, ...]:
    """What it may be about, for a person."""
    if deed == GAIN:
        arts = OF_THE_ARTS if state.options.has(Expansion.ARTS_AND_ARCHITECTURE) else ()
        return (*RESOURCES, "any_resource", *CARDS, "space_tile", "civilization", *arts)
    if deed == LOSE:
        return (*RESOURCES, *CARDS)
    if deed == BUILD:
        return ("any_income_building", *BUILDINGS)
    if deed in (EXPLORE, CONQUER):
        return ("", ANYWHERE)
    return (POINTS,) if deed == SCORE else tuple(state.used_tracks())


def benefit(deed: str, what: str, n: int, along: bool) -> Benefit:
    """What the rules carry out for a person; losing is no benefit."""
    if deed == GAIN and what == TECH:
        return Benefit(Verb.INVENT)
    if deed in (GAIN, BUILD):
        return Benefit(Verb.GAIN, what=what, n=n)
    if deed == SCORE:
        return Benefit(Verb.POINTS, n=n)
    if deed in (EXPLORE, CONQUER):
        verb = Verb.EXPLORE if deed == EXPLORE else Verb.CONQUER
        return Benefit(verb, anywhere=what == ANYWHERE)
    verb = Verb.ADVANCE if deed == ADVANCE else Verb.REGRESS
    return Benefit(verb, tracks=(what,), benefit=along)
