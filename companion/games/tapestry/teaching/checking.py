"""Whether a teaching can have been put together here: it is, once more, by the same questions."""

from __future__ import annotations

from functools import cache

from companion.core.codec import CannotDecode, from_json, to_json
from companion.errors import AnswerRefused, RuleBroken
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.options import Expansion, Options
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching.grammar import Grammar
from companion.games.tapestry.teaching.said import said

PREFIX = "taught.tapestry."
"""Under which a teaching is kept, before the card."""
LONGEST = 2000
"""Letters of a teaching as it is kept: as long as any text in a file may be."""


def as_text(taught: Teaching) -> str:
    """As it is kept."""
    import json

    return json.dumps(to_json(taught), ensure_ascii=False, separators=(",", ":"))


def from_text(text: object) -> Teaching | None:
    """Back; None for what is no teaching."""
    import json

    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    try:
        return from_json(Teaching, json.loads(text))
    except (CannotDecode, ValueError, TypeError, RecursionError):
        return None


def verify(state: State, taught: Teaching) -> None:
    """Raise unless the form could have made it, letter for letter."""
    if len(as_text(taught)) > LONGEST:
        raise RuleBroken("tapestry.taught.too_long")
    try:
        again = Grammar(state, lambda question: said(taught, question)).whole()
    except (AnswerRefused, LookupError, ValueError) as error:
        raise RuleBroken("tapestry.taught.broken") from error
    if again != taught:
        raise RuleBroken("tapestry.taught.broken")


def fits(state: State, taught: Teaching) -> bool:
    """The same question without the reason."""
    try:
        verify(state, taught)
    except RuleBroken:
        return False
    return True


def check_kept(fact: str, value: object) -> None:
    """Raise where a fact to keep is a teaching that no form can have made; others are not ours."""
    if not fact.startswith(PREFIX):
        return
    taught = from_text(value)
    if taught is None or taught.id != fact.removeprefix(PREFIX):
        raise RuleBroken("tapestry.taught.broken")
    verify(every_box(), taught)


@cache
def every_box() -> State:
    """A table at which everything can be taught."""
    boxes = tuple(one for one in Expansion if one is not Expansion.BASE)
    return State(options=Options(expansions=boxes))
