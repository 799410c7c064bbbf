"""Which Market card the C.I.V. takes.

Solo booklet, "Acquérir et innover en": the eligible card worth most points to it (variable
cards 5, conditional ones their best, one more for each Progress on the card); then the one
with most tokens; then the one over the lowest marker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.nouns import SPACE
from companion.games.imperium.rules.printings import printed
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import either
from companion.games.imperium.state import Space, State
from companion.games.imperium.tokens import NO_TOKENS, Tokens

NONE = "none"
LOWEST_VALUE, HIGHEST_VALUE = -10, 20


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the C.I.V. is after."""

    categories: tuple[str, ...]
    tokens: Tokens = NO_TOKENS
    """The card must bear these."""


def fits(space: Space, wanted: Wanted) -> bool | None:
    """Whether the card of a space is eligible; None if the table must say."""
    if space.gone or not space.tokens.covers(wanted.tokens):
        return False
    if not space.categories:
        return None
    if set(space.categories) & set(wanted.categories):
        return True
    if space.card:
        return False
    # a Tradition may also be Civilised: the small decks sort it as Tradition
    return None if "civilised" in wanted.categories and "uncivilised" in space.categories else False


def choose_space(run: Run, wanted: Wanted, place: str) -> int | None:
    """The Market space of the best eligible card; None if none is eligible."""
    verdicts = {slot: fits(space, wanted) for slot, space in _spaces(run)}
    likely = [slot for slot, verdict in verdicts.items() if verdict is not False]
    sure = [slot for slot, verdict in verdicts.items() if verdict]
    every = [slot for slot, _ in _spaces(run)]
    named = all(run.state.market.spaces[slot - 1].card for slot in likely)
    if likely == sure and (named or len(sure) < 2):
        best = _best(run, sure) if named else next(iter(sure), None)
        question = _question(run, wanted, place, every, likely)
        answer = run.settle(question, str(best) if best else NONE)
    else:
        offered = likely if run.state.options.names else every
        answer = run.ask(_question(run, wanted, place, offered, likely))
    return None if answer == NONE else int(answer)


def _best(run: Run, slots: Sequence[int]) -> int | None:
    spaces = run.state.market.spaces
    worth = {slot: printed(run, spaces[slot - 1].card).civ for slot in slots}
    return best_space(spaces, worth)


def best_space(spaces: Sequence[Space], printed: Mapping[int, int]) -> int | None:
    """The space the C.I.V. takes, by the points printed on the eligible cards."""

    def rank(slot: int) -> tuple[int, int, int]:
        tokens = spaces[slot - 1].tokens
        return printed[slot] + tokens.progress, tokens.total, -slot

    return max(printed, key=rank, default=None)


def _spaces(run: Run) -> list[tuple[int, Space]]:
    return list(enumerate(run.state.market.spaces, start=1))


def _question(
    run: Run, wanted: Wanted, place: str, offered: list[int], likely: list[int]
) -> Choice:
    """Which of the spaces on offer; those that are likely come first."""
    spaces = [(slot, space) for slot, space in _spaces(run) if slot in offered]
    ordered = sorted(spaces, key=lambda pair: pair[0] not in likely)
    options = tuple(_space_option(run.state, slot, slot in likely) for slot, _ in ordered)
    nothing = Option(NONE, Message("imperium.option.no_card"), icon="cross")
    text = Message("imperium.ask.best_card", what=either(wanted.categories))
    return Choice(
        f"{place}.space", text, (*options, nothing), note=Message("imperium.rule.best_card")
    )


def _space_option(state: State, slot: int, likely: bool) -> Option:
    """To be touched where it lies only where it is likely."""
    option = SPACE.option(state, str(slot))
    return option if likely else replace(option, place="")
