"""What is listed on a mat: the rows of the income mat, the levels of the Automa, solo's cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.boards import IncomeTrack
from companion.games.tapestry.content.bots import AutomaLevel, AutomaStep
from companion.games.tapestry.content.cards import Civilization, Tapestry
from companion.games.tapestry.lookup import pictures
from companion.games.tapestry.lookup.saying import (
    asked,
    everywhere,
    gives,
    label,
    listed,
    lower,
    named,
    phrase,
    sentence,
    told,
    upper,
)
from companion.games.tapestry.lookup.spaces import box
from companion.lookup import Entry, Fact, Text


def rows() -> Iterator[Entry]:
    """Everything that is listed."""
    yield from map(_row, look_up.income().tracks)
    yield _levels()
    yield _left_out()


def _row(row: IncomeTrack) -> Entry:
    name = lower(named("income_row", row.building))
    names = _together((named("innovation", row.building, space.space) for space in row.spaces), " ")
    return Entry(
        id=f"income.row_{row.building}",
        kind="income",
        title=told("row", name=named("income_row", row.building)),
        answer=sentence(told("row_pays", name=name)),
        words=asked("row", name, names=names),
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
    names = _together((named("level", level.level) for level in levels), "; ")
    return Entry(
        id="automa.levels",
        kind="bot",
        title=told("levels"),
        answer=sentence(told("levels_are", len(levels))),
        words=asked("levels", names, names=names),
        icons=("difficulty",),
        see=("R-inc-1", "R-turn-1"),
        printed=("aid_solo", "automa"),
        rendered=lambda: map(_level, levels),
        house_facts=tuple(
            fact for fact in look_up.house_facts() if fact.startswith("level_first_turn.")
        ),
    )


def _level(level: AutomaLevel) -> Fact:
    steps = everywhere(lambda lang: listed([_step(step, lang) for step in level.steps], lang))
    said = [sentence(upper(steps))]
    if level.first_turn:
        said.append(named("level_first_turn", level.level))
    whole = everywhere(lambda lang: " ".join(text[lang] for text in said))
    return Fact(told("level", level.level, name=named("level", level.level)), whole, ("income",))


def _step(step: AutomaStep, lang: str) -> str:
    first, last = step.turns[0], step.turns[-1]
    turns = str(first) if first == last else f"{first}-{last}"
    said = phrase("step", step.step, lang)
    return phrase("sentence", "step", lang, step=said, turns=turns)


def _left_out() -> Entry:
    cards = _boxed("tapestry", (card for card in look_up.tapestries().values() if not card.solo))
    mats = _boxed("civilization", (mat for mat in look_up.civilizations().values() if not mat.solo))
    return Entry(
        id="automa.left_out",
        kind="bot",
        title=told("left_out"),
        answer=sentence(told("left_out_are")),
        icons=("card-tapestry", "civilization"),
        see=("R-setup-2", "rule.traps"),
        printed=("aid_solo", "automa"),
        facts=(
            Fact(label("cards"), cards, ("card-tapestry",)),
            Fact(label("civilizations"), mats, ("civilization",)),
        ),
    )


def _boxed(kind: str, things: Iterable[Tapestry | Civilization]) -> Text:
    """Their names in a row, each with its box."""
    every = tuple(things)
    return everywhere(lambda lang: ", ".join(_in_box(kind, thing, lang) for thing in every))


def _in_box(kind: str, thing: Tapestry | Civilization, lang: str) -> str:
    of = box(thing.expansion)
    name = named(kind, thing.id)[lang]
    return f"{name} ({of})" if of else name


def _together(names: Iterable[Text], between: str) -> Text:
    """Names in a row: with "; " between, each is a way to ask."""
    texts = list(names)
    return everywhere(lambda lang: between.join(text[lang] for text in texts))
