"""What was taught of cards that no source has, in a file to share.

It holds the teachings of all games and the names that were told; whoever is given it has each of
them tried like everything that arrives. A game says of its own what nobody can have taught.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from companion.core.message import Message
from companion.errors import Damaged, LoomError
from companion.games import GAMES, find_game
from companion.library import limits
from companion.library.facts import HouseFact
from companion.library.formats import TAUGHT
from companion.library.progress import Work

if TYPE_CHECKING:
    from companion.library.library import Library

SHARED = ("taught.", "kind.", "word:")
"""How facts of every game begin that are shared; numbers that somebody put right stay at home."""
Refused = Callable[[HouseFact, Message], object]


def written(library: Library) -> bytes:
    """All of it; raises NotKept where there is more than a file may hold."""
    known = (fact for one in GAMES for fact in library.house_facts.of(one.id))
    rows = [_row(fact) for fact in known if _is_shared(fact)]
    return TAUGHT.write({"facts": rows[: limits.TAUGHT]})


def learned(library: Library, data: bytes, refused: Refused) -> Work:
    """Keep what a file holds; raises Damaged, TooNew or NotKept with nothing kept."""
    if len(data) > limits.SURE:
        raise Damaged("library.taught.too_large", most=limits.TAUGHT)
    rows = TAUGHT.read(data, "").get("facts")
    if not isinstance(rows, list) or len(rows) > limits.TAUGHT:
        raise Damaged("library.taught.too_large", most=limits.TAUGHT)
    sound = []
    for fact in map(_fact, rows):
        why = _wrong(fact)
        refused(fact, why) if why else sound.append(fact)
    yield from library.learning(sound, refused)


def _row(fact: HouseFact) -> dict[str, Any]:
    return {"game": fact.game, "fact": fact.fact, "value": fact.value}


def _fact(row: object) -> HouseFact:
    """One of them; raises Damaged for what is none."""
    if not isinstance(row, dict):
        raise Damaged("library.taught.none")
    game, fact, value = (row.get(name) for name in ("game", "fact", "value"))
    if not all(isinstance(one, str) for one in (game, fact, value)):
        raise Damaged("library.taught.none")
    return HouseFact(str(game), str(fact), str(value))


def _is_shared(fact: HouseFact) -> bool:
    begins = (*SHARED, *find_game(fact.game).shares)
    return isinstance(fact.value, str) and fact.fact.startswith(begins)


def _wrong(fact: HouseFact) -> Message | None:
    """Why it is not learned: nothing of the kind is shared, or no form can have made it."""
    name = fact.fact[: limits.NAME]
    if fact.game not in {one.id for one in GAMES} or not _is_shared(fact):
        return Message("library.learning.none", fact=name)
    try:
        find_game(fact.game).check_taught(fact.fact, fact.value)
    except LoomError as error:
        return error.message
    return None


__all__: Sequence[str] = ("learned", "written")
