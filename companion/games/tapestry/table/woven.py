"""What a game of Tapestry wove: a thread a turn in the colours of its tracks, gold for income."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.command import Entry
from companion.core.woven import BAND, PEOPLE, Thread, by_turn, even
from companion.games.tapestry.bots.events import BotsIncomeBegun
from companion.games.tapestry.company.events import EraCounted
from companion.games.tapestry.income.events import IncomeTurnBegun
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.tracks.events import TokenMoved

INCOME = (IncomeTurnBegun, BotsIncomeBegun, EraCounted)


def woven(entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
    """Everybody's turns, in their order."""
    return by_turn(entries, _turn, _weave)


def _turn(entry: Entry[State]) -> str:
    state = entry.before
    return "" if state.phase is Phase.SETUP else f"{state.turn_number}.{state.turn}"


def _weave(steps: Sequence[Entry[State]]) -> Iterator[Thread]:
    """The tracks that tokens went forward on; a turn that moved none has the player's colour."""
    events = [event for step in steps for event in step.events]
    moved = [one for one in events if isinstance(one, TokenMoved) and one.end > one.start]
    if any(isinstance(event, INCOME) for event in events):
        yield BAND
    if moved:
        yield even(one.track for one in moved)
    elif not any(isinstance(event, INCOME) for event in events):
        yield even([_colour(steps[0].before)])


def _colour(state: State) -> str:
    """Of whoever's turn it is; where people have no colours of their own, one for each seat."""
    seats = list(state.players)
    if state.turn not in seats:
        return AUTOMA
    own = [state.colour(seat) for seat in seats]
    number = seats.index(state.turn)
    return own[number] if len({*own}) == len(own) else PEOPLE[number]
