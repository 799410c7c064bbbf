"""Civilizations whose token walks over a mat: Entertainers, Merrymakers, Faefolk, Leaders.

Their mats, as listed in the data; each move gains what the space shows.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations import INCOME, LATER, mark, marked, spaces_of
from companion.games.tapestry.content.cards import MatSpace
from companion.games.tapestry.tracks import advance
from companion.games.tapestry.turn import describing, gains, verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

ENTERTAINERS, MERRYMAKERS, FAEFOLK, LEADERS = "entertainers", "merrymakers", "faefolk", "leaders"
HEIGHT, RING, TWICE = 3, 7, 5


def _space_option(space: MatSpace) -> Option:
    return Option(space.id, describing.benefits_text(space.benefits), place=f"mat:{space.id}")


def _at(turn: Turn) -> str:
    """Where the Entertainers' token stands: the one space that is marked."""
    spaces = spaces_of(ENTERTAINERS)
    return next((one for one in spaces if marked(turn, ENTERTAINERS, one)), "start")


def _walk_to(turn: Turn, where: str) -> None:
    old = _at(turn)
    if old != "start":
        mark(turn, ENTERTAINERS, old, 0)
    mark(turn, ENTERTAINERS, where)
    verbs.gain_all(turn, spaces_of(ENTERTAINERS)[where].benefits, "civilization", ENTERTAINERS)


@INCOME.of(ENTERTAINERS)
def entertainers(turn: Turn) -> None:
    """One space to the right along a path."""
    spaces = spaces_of(ENTERTAINERS)
    ways = [_space_option(spaces[one]) for one in spaces[_at(turn)].next]
    if ways:
        _walk_to(turn, turn.choose("entertainers", Message("tapestry.ask.mat_space"), ways))


@LATER.of(ENTERTAINERS)
def entertainers_later(turn: Turn) -> None:
    """On any space, gaining it."""
    spaces = [s for s in spaces_of(ENTERTAINERS).values() if s.id != "start"]
    options = [_space_option(space) for space in spaces]
    _walk_to(turn, turn.choose("entertainers", Message("tapestry.ask.mat_space"), options))


@INCOME.of(MERRYMAKERS)
def merrymakers(turn: Turn) -> None:
    """One of the three tokens up one space."""
    spaces = spaces_of(MERRYMAKERS)
    heights = {column: marked(turn, MERRYMAKERS, column) for column in ("1", "2", "3")}
    ways = [spaces[f"{c}.{h + 1}"] for c, h in heights.items() if h < HEIGHT]
    if not ways:
        return
    options = [_space_option(space) for space in ways]
    chosen = turn.choose("merrymakers", Message("tapestry.ask.mat_space"), options)
    column, height = chosen.split(".")
    mark(turn, MERRYMAKERS, column, int(height))
    verbs.gain_all(turn, spaces[chosen].benefits, "civilization", MERRYMAKERS)


@INCOME.of(FAEFOLK)
def faefolk(turn: Turn) -> None:
    """Maybe a tapestry; then as many spots as visible tapestries; twice on turn 5."""
    if turn.may("faefolk.card", Message("tapestry.ask.gain_tapestry")):
        gains.tapestry(turn)
    visible = len(turn.me.hand) + sum(bool(pile) for pile in turn.me.mat.values())
    spot = (marked(turn, FAEFOLK, "spot") + visible) % RING
    mark(turn, FAEFOLK, "spot", spot)
    benefits = spaces_of(FAEFOLK)[str(spot + 1)].benefits
    for _ in range(2 if turn.me.income_turns == TWICE else 1):
        verbs.gain_all(turn, benefits, "civilization", FAEFOLK)


@INCOME.of(LEADERS)
def leaders(turn: Turn) -> None:
    """Maybe cover a leader: advance on its track, with the benefit, without the bonus."""
    left = [
        track
        for track in spaces_of(LEADERS)
        if not marked(turn, LEADERS, track) and advance.is_open(turn.state, turn.player, track)
    ]
    options = [Option("none", Message("tapestry.option.no"))]
    options += [Option(track, word("track", track), icon=f"track-{track}") for track in left]
    chosen = turn.choose("leaders", Message("tapestry.ask.leader"), options)
    if chosen != "none":
        mark(turn, LEADERS, chosen)
        advance.advance(turn, chosen, bonus=False)
