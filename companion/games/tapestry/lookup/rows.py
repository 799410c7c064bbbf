"""What is listed on a mat: the rows of the income mat, the levels of the Automa, solo's cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core.message import Message, chained
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.boards import IncomeTrack
from companion.games.tapestry.content.bots import AutomaLevel, AutomaStep
from companion.games.tapestry.content.cards import Civilization, Tapestry
from companion.games.tapestry.describing import gives
from companion.games.tapestry.lookup import pictures
from companion.games.tapestry.lookup.saying import (
    asked,
    commas,
    label,
    line,
    named,
    phrase,
    sentence,
    told,
)
from companion.games.tapestry.lookup.spaces import box
from companion.lookup import Entry, Fact


def rows() -> Iterator[Entry]:
    """Everything that is listed."""
    yield from map(_row, look_up.income().tracks)
    yield _levels()
    yield _left_out()


def _row(row: IncomeTrack) -> Entry:
    name = named("income_row", row.building)
    names = chained(
        "words.shape.beside",
        (named("innovation", row.building, space.space) for space in row.spaces),
    )
    return Entry(
        id=f"income.row_{row.building}",
        kind="income",
        title=told("row", name=name),
        answer=sentence(told("row_pays", name=name)),
        words=asked("row", name=name, names=names),
        icons=(f"building-{row.building}", f"resource-{row.resource}"),
        see=(f"icon.{row.building}", "income.gain", "rule.prerequisites", "faq.when_income"),
        printed=("income", "on_the_board"),
        facts=tuple(
            Fact(
                named("innovation", row.building, space.space),
                gives(space.reveals),
                pictures.of(space.reveals),
            )
            for space in row.spaces
        ),
    )


def _levels() -> Entry:
    levels = look_up.automa().levels
    names = [named("level", level.level) for level in levels]
    return Entry(
        id="automa.levels",
        kind="bot",
        title=told("levels"),
        answer=sentence(told("levels_are", n=len(levels))),
        words=asked("levels", names=chained("words.shape.also", names)),
        icons=("difficulty",),
        see=("R-inc-1", "R-turn-1"),
        printed=("aid_solo", "automa"),
        rendered=lambda: map(_level, levels),
        house_facts=tuple(
            fact for fact in look_up.house_facts() if fact.startswith("level_first_turn.")
        ),
    )


def _level(level: AutomaLevel) -> Fact:
    said = [sentence(line(_listed(tuple(map(_step, level.steps)))))]
    if level.first_turn:
        said.append(named("level_first_turn", level.level))
    whole = chained("words.shape.beside", said)
    return Fact(told("level", n=level.level, name=named("level", level.level)), whole, ("income",))


def _listed(steps: tuple[Message, ...]) -> Message:
    return Message("words.shape.list", parts=steps)


def _step(step: AutomaStep) -> Message:
    first, last = step.turns[0], step.turns[-1]
    turns = str(first) if first == last else f"{first}-{last}"
    return told("step", step=phrase("step", step.step), turns=turns)


def _left_out() -> Entry:
    """What the aid lists; a card that only a helper names is told apart."""
    listed = (one for one in look_up.tapestries().values() if not (one.solo or one.unknown))
    cards = _boxed("tapestry", listed)
    mats = _boxed("civilization", (mat for mat in look_up.civilizations().values() if not mat.solo))
    return Entry(
        id="automa.left_out",
        kind="bot",
        title=told("left_out"),
        answer=sentence(told("left_out_are")),
        icons=("card-tapestry", "civilization"),
        see=("R-setup-2", "rule.traps"),
        together=("R-setup-2",),
        printed=("aid_solo", "automa"),
        facts=(
            Fact(label("cards"), cards, ("card-tapestry",)),
            Fact(label("civilizations"), mats, ("civilization",)),
        ),
        rendered=_left_out_by_a_helper,
    )


def _left_out_by_a_helper() -> tuple[Fact, ...]:
    said = named("setup_item", "tapestries_solo_aa")
    return (Fact(label("cards"), said, ("card-tapestry",)),)


def _boxed(kind: str, things: Iterable[Tapestry | Civilization]) -> Message:
    """Their names in a row, each with its box."""
    return commas(_in_box(kind, thing) for thing in things)


def _in_box(kind: str, thing: Tapestry | Civilization) -> Message:
    of, name = box(thing.expansion), named(kind, thing.id)
    return told("in_box", name=name, box=of) if of else name
