"""What a completed district gives, once.

Rulebook, "Completing districts": one resource at once for a full district. Some mats print it
otherwise: Savanna pays on income turns, Polar one or two, three of Veil's eight something else.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city.events import DistrictCompleted
from companion.games.tapestry.content.boards import Districts
from companion.games.tapestry.player import Capital, Cell
from companion.games.tapestry.turn import noticing, verbs
from companion.games.tapestry.turn.turn import Turn

COUNTED, ODD = "counted", "odd"
KINDS = 2


def completing(city: Capital, fits: Mapping[str, frozenset[Cell]]) -> list[str]:
    """Of these places for a piece, those where it would complete a district."""
    full = plots.filled(city)
    return [key for key, cells in fits.items() if _completes(city, full, cells)]


def _completes(city: Capital, full: frozenset[Cell], cells: frozenset[Cell]) -> bool:
    touched = {f"{row // 3},{column // 3}" for row, column in cells}
    return any(plots.in_district(full | cells, one) for one in touched.difference(city.districts))


def pay(turn: Turn) -> None:
    """Every newly full district gives its resource at once."""
    city = turn.me.capital
    if not plots.has_grid(city) or (city.mat and content.capital(city.mat).own_districts):
        return
    for district in plots.full_districts(turn.me.capital):
        if district not in turn.me.capital.districts:
            turn.record(DistrictCompleted(turn.player, district))
            verbs.gain_all(turn, content.district_reward(), "district", district)
            noticing.district_completed(turn)


def counted(turn: Turn) -> None:
    """A full district of a capital that is not drawn."""
    number = len(turn.me.capital.districts) + 1
    kind = _kind(turn)
    turn.record(DistrictCompleted(turn.player, f"{kind}.{number}"))
    _give(turn, kind, number)
    noticing.district_completed(turn)


def printed(city: Capital) -> Districts:
    """How the mat's districts pay; the usual way where the mat is not known."""
    return content.capital(city.mat).districts if city.mat else Districts()


def _kind(turn: Turn) -> str:
    """Veil: whether it is one of 3 by 3 or an odd one, of which three there are."""
    mat, done = printed(turn.me.capital), turn.me.capital.districts
    odd = sum(one.startswith(ODD) for one in done)
    left = {ODD: mat.odd - odd, COUNTED: mat.number - mat.odd - (len(done) - odd)}
    options = [
        Option(kind, Message(f"tapestry.option.district.{kind}"), icon="district")
        for kind in (COUNTED, ODD)
        if left[kind] > 0
    ]
    if len(options) < KINDS:
        return options[0].id if options else COUNTED
    return turn.choose("district.kind", Message("tapestry.ask.district_kind"), options)


def _give(turn: Turn, kind: str, number: int) -> None:
    mat = printed(turn.me.capital)
    if kind == ODD:
        turn.tell(Message("tapestry.told.odd_district"), icon="district")
    elif mat.at_income:
        turn.tell(Message("tapestry.told.district_at_income"), icon="district")
    else:
        for _ in range(_how_many(turn, mat)):
            verbs.gain_all(turn, content.district_reward(), "district", str(number))


def _how_many(turn: Turn, mat: Districts) -> int:
    """Polar: one or two, as printed at the line."""
    if mat.most == 1:
        return 1
    text = Message("tapestry.ask.district_resources")
    return turn.amount("district.resources", text, 1, mat.most, 1)


def at_income(turn: Turn) -> None:
    """Savanna: a resource for each covered district.

    Print names no step: it comes with the income, on the fifth turn with the points.
    """
    if not printed(turn.me.capital).at_income:
        return
    for number, _ in enumerate(turn.me.capital.districts, 1):
        verbs.gain_all(turn, content.district_reward(), "district", str(number))
