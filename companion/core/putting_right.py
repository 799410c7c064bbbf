"""What hands put right on the table when the game goes back and forth in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from companion.core.act import DECK, DOWN, TOP, Act, Lying, Verb, back_of, hides
from companion.core.instruction import Instruction

if TYPE_CHECKING:
    from companion.core.command import Entry
    from companion.core.game import Game

S = TypeVar("S")
#: Piece, owner, place, face: how many more (or fewer) lie there.
Spot: TypeAlias = tuple[str, str, str, str]
Shift: TypeAlias = Counter[Spot]


def shift(before: Iterable[Lying], after: Iterable[Lying]) -> Shift:
    """What came and went between two tables."""
    change = counted(after)
    change.subtract(counted(before))
    return Counter({spot: n for spot, n in change.items() if n})


def counted(lying: Iterable[Lying]) -> Shift:
    """How many of what lie where."""
    counts: Shift = Counter()
    for one in lying:
        counts[(one.piece, one.owner, one.place, one.face)] += one.n
    return counts


def over(game: Game[S], entries: Iterable[Entry[S]]) -> Shift:
    """What steps did to the table; corrections did nothing to it."""
    change: Shift = Counter()
    for entry in entries:
        if not entry.command.CORRECTS:
            change.update(shift(game.pieces(entry.before), game.pieces(entry.after)))
    return change


def between(game: Game[S], old: Sequence[Entry[S]], new: Sequence[Entry[S]]) -> Shift:
    """From the table of one line of steps to that of another with the same beginning."""
    same = 0
    while same < min(len(old), len(new)) and old[same] is new[same]:
        same += 1
    change = over(game, new[same:])
    change.subtract(over(game, old[same:]))
    return Counter({spot: n for spot, n in change.items() if n})


def back(game: Game[S], reached: S, now: S) -> tuple[Instruction, ...]:
    """From the table as far as a question came to how it was before."""
    return instructions(game, shift(game.pieces(reached), game.pieces(now)), now)


def instructions(game: Game[S], change: Shift, now: S) -> tuple[Instruction, ...]:
    """The movements that come to a change, as lines to show."""
    lines = []
    for number, act in enumerate(acts(game, change, now), 1):
        text = game.act_line((act,), now)
        ends = (act.source, act.target)
        lines.append(Instruction(f"back.{number}", text, (), ends, game.act_icon(act), acts=(act,)))
    return tuple(lines)


def acts(game: Game[S], change: Shift, now: S) -> tuple[Act, ...]:
    """The movements: each piece from where it is gone to where it has come."""
    left = Counter(change)
    moved = [*_matched(left, _the_same), *_matched(left, _may_be_the_same)]
    hidden = {one.piece: one.place for one in game.pieces(now) if hides(one.place, one.face)}
    return (*moved, *_to_stock(game, left, hidden))


def _matched(left: Shift, fits: Callable[[str, str], bool]) -> Iterator[Act]:
    """Pair what is gone with what has come, as far as the pieces fit."""
    for here in [spot for spot, n in left.items() if n < 0]:
        for there in [spot for spot, n in left.items() if n > 0]:
            n = min(-left[here], left[there])
            if n > 0 and here[1] == there[1] and fits(here[0], there[0]):
                left[here] += n
                left[there] -= n
                yield _act(here, there, n)


def _to_stock(game: Game[S], left: Shift, hidden: Mapping[str, str]) -> Iterator[Act]:
    """The rest goes to, then comes from, a pile of such backs or where nobody counts."""
    for (piece, owner, place, face), n in sorted(left.items(), key=lambda one: one[1]):
        stock = hidden.get(back_of(piece)) or game.stock(piece)
        away = (piece, owner, stock, DOWN if stock in hidden.values() else "")
        here = (piece, owner, place, face)
        if n < 0:
            yield _act(here, away, -n)
        elif n > 0:
            yield _act(away, here, n)


def _act(here: Spot, there: Spot, n: int) -> Act:
    """The name of the piece is known where it can be seen at one end."""
    piece = max(here[0], there[0], key=len)
    if here[2] == there[2]:
        return Act(Verb.TURN, piece, n, here[2], here[2], here[1], there[3])
    target = there[2] + (TOP if there[2].startswith(DECK) else "")
    face = "" if there[2].startswith(DECK) else there[3]
    return Act(Verb.MOVE, piece, n, here[2], target, here[1], face)


def _the_same(here: str, there: str) -> bool:
    return here == there


def _may_be_the_same(here: str, there: str) -> bool:
    """One of them is only seen by its back."""
    return back_of(here) == there or back_of(there) == here
