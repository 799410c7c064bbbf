"""What an advance will ask first, so that it may be answered with the very touch that makes it.

`endings(session, offer, told)`: a row for each answer, and the hexes that are answers. Where an
answer leads to a die that is really rolled, or to the map, that is answered by the same touch.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from companion.core.answers import Answer
from companion.core.command import Command
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.question import Choice, Option, Question
from companion.core.session import Session
from companion.core.step import Facts, Sources, Step, Unanswered, knows_nothing
from companion.errors import LoomError
from companion.games.tapestry.chance import OWN_DICE
from companion.games.tapestry.state import State

FEW = 6
"""So many answers can be touched where the turn is taken."""
HEX = "hex:"
Answered = Mapping[str, Answer]
Ask = Callable[[Answered], Question[Any] | None]


class _Chance(LoomError):
    """From here on it depends on dice or cards: nobody may look ahead."""


class _Unforeseen(Collection[str]):
    """What the app rolls and draws must not matter."""

    def __init__(self, by_app: Collection[str]) -> None:
        self._by_app = by_app

    def __contains__(self, kind: object) -> bool:
        if kind in self._by_app:
            raise _Chance("core.answer.nobody_asked")
        return False

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class Ending:
    """With these answers the advance is made; with `on_map`, and one of the hexes that it asks."""

    told: Answered
    options: tuple[Option, ...] = ()
    """What was chosen, one after the other."""
    on_map: Choice | None = None


@dataclass(frozen=True, slots=True)
class Endings:
    """What is asked first, and every answer to it."""

    key: str
    text: Message
    rows: tuple[Ending, ...]

    @property
    def map_row(self) -> Ending | None:
        """The one whose hexes are lit."""
        return next((one for one in self.rows if one.on_map is not None), None)


def endings(session: Session[State], offer: Offer[State], told: Answered) -> Endings | None:
    """How an advance may end with one more touch; None where nothing is asked, or too much."""
    command, facts = offer.command(), session.around.facts

    def ask(said: Answered) -> Question[Any] | None:
        return first_asked(session.state, command, said, session.by_app, facts)

    question = ask(told)
    if not isinstance(question, Choice) or not (is_on_map(question) or _few(question)):
        return None
    return Endings(question.key, question.text, tuple(_rows(ask, question, told)))


def first_asked(
    state: State,
    command: Command[State],
    told: Answered,
    by_app: Collection[str] = (),
    facts: Facts = knows_nothing,
) -> Question[Any] | None:
    """What a command that may be done asks first, unless something of the app's comes before."""
    sources = Sources(told, facts=facts, by_app=_Unforeseen(by_app))
    step = Step(state, sources)
    try:
        command.carry_out(step)
    except Unanswered as stop:
        return stop.question if stop.question.kind in ("", OWN_DICE) else None
    except LoomError:
        return None
    return None


def as_far_as_known(session: Session[State], command: Command[State]) -> State:
    """The table after it, up to what would be asked, drawn or rolled."""
    unforeseen = _Unforeseen(session.by_app)
    step = Step(session.state, Sources({}, facts=session.around.facts, by_app=unforeseen))
    with suppress(Unanswered, LoomError):
        command.carry_out(step)
    return step.state


def _few(question: Choice) -> bool:
    return len(_off_the_map(question)) <= FEW


def _rows(ask: Ask, question: Choice, told: Answered) -> Iterator[Ending]:
    """Each answer; the hexes of one map together."""
    lit = is_on_map(question)
    if lit:
        yield Ending(told, on_map=question)
    for option in _off_the_map(question):
        said = {**told, question.key: option.id}
        following = None if question.kind else ask(said)
        rows = () if following is None else tuple(_further(following, said, option, lit))
        lit = lit or any(row.on_map for row in rows)
        yield from rows or (Ending(said, (option,)),)


def _further(
    following: Question[Any], said: Answered, option: Option, lit: bool
) -> Iterator[Ending]:
    """Two answers at once: a die that is really rolled, or the map where it is free."""
    if not isinstance(following, Choice):
        return
    on_map = is_on_map(following) and not lit
    if on_map:
        yield Ending(said, (option,), following)
    if on_map or (following.kind == OWN_DICE and _few(following)):
        for one in _off_the_map(following):
            yield Ending({**said, following.key: one.id}, (option, one))


def _off_the_map(question: Choice) -> list[Option]:
    return [option for option in question.options if not option.place.startswith(HEX)]


def is_on_map(question: Choice) -> bool:
    """Whether it asks for a hex."""
    return any(one.place.startswith(HEX) for one in question.options)
