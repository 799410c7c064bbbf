"""The score sheet by source, and the points era by era, as every game says them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.core.message import Message
from companion.core.scored import START, Cell, Course, Line, Scored
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.sources import (
    ERAS,
    added_up,
    as_of_people,
    era_by_era,
    lines_of,
)
from companion.games.tapestry.state import Phase, State

ONE_BY_ONE = 4
"""What was counted is told one by one up to so many times."""
ICONS: Mapping[str, str] = {
    "so_far": "vp",
    "track": "any-track",
    "bonus": "bonus",
    "income": "income",
    "tapestry": "card-tapestry",
    "tech": "card-tech",
    "exploration": "explore",
    "conquest": "conquer",
    "space_tile": "space-tile",
    "achievement": "achievement",
    "civilization": "civilization",
    "masterpiece": "masterpiece",
    "inspiration": "inspiration",
    "landmark": "landmark",
    "era": "era",
    "district": "district",
    "correction": "edit",
    "landmarks_and_territories": "landmark",
    "military_and_science": "conquer",
    "technology_and_exploration": "invent",
    "first_into_era": "era",
    "own_level": "level",
}
OTHER = "star"


def scored(states: Sequence[State]) -> Scored:
    """Of the table as it is now, best first."""
    state = states[-1]
    points = ending.scores(state)
    order = sorted(points, key=lambda owner: -points[owner])
    lines, course = tuple(_lines(state, order)), _course(state, order)
    return Scored(lines, course, _turns(states, order))


def _lines(state: State, owners: list[str]) -> Iterator[Line]:
    names: dict[str, Message] = {}
    points: dict[str, dict[str, Cell]] = {}
    for owner in owners:
        for one in added_up(tuple(lines_of(state, owner))):
            names.setdefault(one.source, one.name)
            came = _came(state, owner, one.source)
            cell = Cell(one.amount, _counted(state, owner, one.source), came)
            points.setdefault(one.source, {})[owner] = cell
    for key, cells in points.items():
        yield Line(key, names[key], icon_of(key), cells)


def _came(state: State, owner: str, source: str) -> tuple[tuple[Message, int], ...]:
    """In which turn of the table, of the Automa in which income turn; those of a turn added up."""
    found: dict[Message, int] = {}
    for one in lines_of(state, owner):
        if one.source == source and one.amount:
            when = _income(one.era) if owner not in state.players else _turn(one.turn)
            found[when] = found.get(when, 0) + one.amount
    return tuple(found.items())


def _turn(number: int) -> Message:
    return Message("tapestry.scored.turn" if number else "tapestry.scored.before", turn=number)


def _income(number: int) -> Message:
    return Message("tapestry.scored.income" if number else "tapestry.scored.before", turn=number)


def icon_of(source: str) -> str:
    """A picture of a source; the Automa's begin with its name."""
    plain = source.removeprefix(f"{AUTOMA}.")
    return ICONS.get(plain.partition(".")[0], OTHER)


def _counted(state: State, seat: str, source: str) -> Message | str | None:
    """One by one where there are few; the Automa's with its multipliers."""
    if seat not in state.players:
        return _counted_by_bot(state, source)
    amounts = [one.amount for one in state.players[seat].points if one.source == source]
    if len(amounts) == 1:
        return None
    if len(amounts) > ONE_BY_ONE:
        return Message("tapestry.scored.times", n=len(amounts))
    return "+".join(map(str, amounts)).replace("+-", "−")


def _counted_by_bot(state: State, source: str) -> str:
    found = [
        f"{one.counted}×{one.times}"
        for one in (state.bots.points if state.bots else ())
        if as_of_people(one.source) == source and one.counted
    ]
    if len(found) == 1 and found[0].endswith("×1"):
        return ""
    return " + ".join(one.removesuffix("×1") for one in found)


def _course(state: State, owners: list[str]) -> Course:
    """After each income turn that was taken, and at the end once the game is over."""
    over = state.phase is Phase.OVER
    taken = [me.income_turns for me in state.players.values()]
    reached = max(state.bots.income_turns if state.bots else 0, *taken)
    eras = (*range(min(reached, ERAS - 1) + 1), *((ERAS,) if over else ()))
    stages = tuple(map(_stage, eras))
    points = {one: era_by_era(tuple(lines_of(state, one))) for one in owners}
    values = {one: tuple(points[one][era] for era in eras) for one in owners}
    return Course(Message("tapestry.scored.course"), stages, values, to_the_end=over)


def _turns(states: Sequence[State], owners: list[str]) -> Course:
    """After each turn of the table; the last one is the end."""
    last = {one.turn_number: ending.scores(one) for one in states}
    values = {one: tuple(points.get(one, 0) for points in last.values()) for one in owners}
    title = Message("tapestry.scored.turns")
    stages = tuple(_turn(n) if n else START for n in last)
    return Course(title, stages, values, states[-1].phase is Phase.OVER)


def _stage(era: int) -> Message:
    if era == 0:
        return START
    if era == ERAS:
        return Message("core.scored.end")
    return Message("tapestry.scored.era", era=era)
