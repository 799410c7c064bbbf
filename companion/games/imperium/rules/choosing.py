"""Which Market card the C.I.V. takes.

Solo booklet, "Acquérir et innover en": the eligible card worth most points to it (variable
cards 5, conditional ones their best, one more for each Progress on the card); then the one
with most tokens; then the one over the lowest marker.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Several
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import either, tokens_said
from companion.games.imperium.state import Space
from companion.games.imperium.tokens import NO_TOKENS, Tokens

NONE, COMPARE = "none", "compare"
LOWEST_VALUE, HIGHEST_VALUE = -10, 20


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the C.I.V. is after."""

    categories: tuple[str, ...]
    #: The card must bear these.
    tokens: Tokens = NO_TOKENS


def fits(space: Space, wanted: Wanted) -> bool | None:
    """Whether the card of a space is eligible; None if the table must say."""
    if not space.tokens.covers(wanted.tokens):
        return False
    if not space.categories:
        return None
    if set(space.categories) & set(wanted.categories):
        return True
    # a Tradition may also be Civilised: the small decks sort it as Tradition
    return None if "civilised" in wanted.categories and "uncivilised" in space.categories else False


def choose_space(run: Run, wanted: Wanted, place: str) -> int | None:
    """The Market space of the best eligible card; None if none is eligible."""
    verdicts = {slot: fits(space, wanted) for slot, space in _spaces(run)}
    likely = [slot for slot, verdict in verdicts.items() if verdict is not False]
    sure = [slot for slot, verdict in verdicts.items() if verdict]
    question = _question(run, wanted, place, likely)
    if len(likely) == len(sure) < 2:
        answer = run.settle(question, str(sure[0]) if sure else NONE)
    else:
        answer = run.ask(question)
    if answer == COMPARE:
        return compared(run, wanted, place)
    return None if answer == NONE else int(answer)


def compared(run: Run, wanted: Wanted, place: str) -> int | None:
    """The table says what the eligible cards are worth, and the rule decides."""
    options = tuple(_space_option(slot, space) for slot, space in _spaces(run))
    text = Message("imperium.ask.eligible", what=either(wanted.categories))
    eligible = [int(slot) for slot in run.ask(Several(f"{place}.eligible", text, options))]
    if not eligible:
        return None
    return max(eligible, key=lambda slot: _rank(run, slot, place))


def _rank(run: Run, slot: int, place: str) -> tuple[int, int, int]:
    tokens = run.state.market.spaces[slot - 1].tokens
    text = Message("imperium.ask.value", slot=slot)
    printed = run.ask(Amount(f"{place}.value.{slot}", text, LOWEST_VALUE, HIGHEST_VALUE, guess=1))
    return printed + tokens.progress, tokens.total, -slot


def _spaces(run: Run) -> list[tuple[int, Space]]:
    return list(enumerate(run.state.market.spaces, start=1))


def _question(run: Run, wanted: Wanted, place: str, likely: list[int]) -> Choice:
    ordered = sorted(_spaces(run), key=lambda pair: pair[0] not in likely)
    options = tuple(_space_option(slot, space) for slot, space in ordered)
    more = (
        Option(NONE, Message("imperium.option.no_card"), icon="cross"),
        Option(COMPARE, Message("imperium.option.compare"), icon="question"),
    )
    text = Message("imperium.ask.best_card", what=either(wanted.categories))
    return Choice(f"{place}.space", text, options + more, note=Message("imperium.rule.best_card"))


def _space_option(slot: int, space: Space) -> Option:
    what = either(space.categories) if space.categories else Message("imperium.any_category")
    note = Message("imperium.option.space", what=what, tokens=tokens_said(space.tokens))
    return Option(str(slot), Message("imperium.slot", slot=slot), note, place=f"market:{slot}")
