"""What hands put right on the table when the game goes back and forth in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from companion.core.act import BOX, DECK, DOWN, TOP, Act, Lying, Verb, back_of, hides
from companion.core.event import Counted
from companion.core.instruction import Instruction

if TYPE_CHECKING:
    from companion.core.command import Entry
    from companion.core.game import Game

S = TypeVar("S")
Spot: TypeAlias = tuple[str, str, str, str]
"""Piece, owner, place, face: how many more (or fewer) lie there."""
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
    """What steps did to the table; what was only seen did nothing to it."""
    change: Shift = Counter()
    for corrects, some in groupby(entries, lambda entry: entry.command.CORRECTS):
        steps = list(some)
        if not corrects:
            change.update(shift(game.pieces(steps[0].before), game.pieces(steps[-1].after)))
            for entry in steps:
                change.subtract(only_seen(game, entry))
    return change


def only_seen(game: Game[S], entry: Entry[S]) -> Shift:
    """What a step says lies otherwise than was believed, and nobody moved."""
    if entry.command.CORRECTS:
        return shift(game.pieces(entry.before), game.pieces(entry.after))
    change: Shift = Counter()
    if not any(isinstance(event, Counted) for event in entry.events):
        return change
    state = entry.before
    for event in entry.events:
        after = event.apply(state)
        if isinstance(event, Counted):
            change.update(shift(game.pieces(state), game.pieces(after)))
        state = after
    return change


def between(game: Game[S], old: Sequence[Entry[S]], new: Sequence[Entry[S]]) -> Shift:
    """From the table of one line of steps to that of another that begins at the same table."""
    change = over(game, new)
    change.subtract(over(game, old))
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
    moved = [act for fits in (_turns_over, _along, _named) for act in _matched(left, fits)]
    come_to_light = list(_matched(left, _is_uncovered))

    def is_named_now(here: Spot, there: Spot) -> bool:
        return _comes_to_light(here, there) and game.lies_nameless(there[0])

    moved += (act for fits in (_the_same, _goes_unseen) for act in _matched(left, fits))
    come_to_light += _matched(left, is_named_now)
    hidden = {one.piece: one.place for one in game.pieces(now) if hides(one.place, one.face)}
    gone, come = _to_stock(game, left, hidden)
    return (*moved, *gone, *come_to_light, *come)


def _matched(left: Shift, fits: Callable[[Spot, Spot], bool]) -> Iterator[Act]:
    """Pair what is gone with what has come, as far as the pieces fit."""
    for here in [spot for spot, n in left.items() if n < 0]:
        for there in [spot for spot, n in left.items() if n > 0]:
            n = min(-left[here], left[there])
            if n > 0 and here[1] == there[1] and fits(here, there):
                left[here] += n
                left[there] -= n
                yield _act(here, there, n)


def _to_stock(game: Game[S], left: Shift, hidden: Mapping[str, str]) -> tuple[list[Act], list[Act]]:
    """The rest goes to, and comes from, a pile of such backs or where nobody counts."""
    gone, come = [], []
    for (piece, owner, place, face), n in sorted(left.items(), key=lambda one: one[1]):
        stock = game.stock(piece)
        stock = hidden.get(back_of(piece), stock) if stock == BOX else stock
        away = (piece, owner, stock, DOWN if stock in hidden.values() else "")
        here = (piece, owner, place, face)
        if n < 0:
            gone.append(_act(here, away, -n))
        elif n > 0:
            come.append(_act(away, here, n))
    return gone, come


def _act(here: Spot, there: Spot, n: int) -> Act:
    """The name of the piece is known where it can be seen at one end."""
    piece = max(here[0], there[0], key=len)
    if here[2] == there[2]:
        return Act(Verb.TURN, piece, n, here[2], here[2], here[1], there[3])
    target = there[2] + (TOP if there[2].startswith(DECK) else "")
    face = "" if there[2].startswith(DECK) else there[3]
    return Act(Verb.MOVE, piece, n, here[2], target, here[1], face)


def _turns_over(here: Spot, there: Spot) -> bool:
    """It lies where it lay, and shows another side."""
    return here[0] == there[0] and here[2] == there[2]


def _along(here: Spot, there: Spot) -> bool:
    """On the same track, scale or mat."""
    return here[0] == there[0] and here[2].rpartition(":")[0] == there[2].rpartition(":")[0]


def _named(here: Spot, there: Spot) -> bool:
    """The very card, known at both ends."""
    return here[0] == there[0] and back_of(here[0]) != here[0]


def _is_uncovered(here: Spot, there: Spot) -> bool:
    """Its face is seen now, and was not where it lay; what lies open is no other card."""
    return here[0] != there[0] and _comes_to_light(here, there) and hides(*here[2:])


def _the_same(here: Spot, there: Spot) -> bool:
    return here[0] == there[0]


def _goes_unseen(here: Spot, there: Spot) -> bool:
    """What was seen is from now on seen by its back alone."""
    return back_of(here[0]) == there[0] and hides(there[2], there[3])


def _comes_to_light(here: Spot, there: Spot) -> bool:
    """What nobody has seen the face of is seen now."""
    return back_of(there[0]) == here[0]
