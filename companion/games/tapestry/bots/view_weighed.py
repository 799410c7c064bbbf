"""What a hex was chosen from, as the map shows it: the last that were still alike, and why one.

A turn may decide about several hexes; shown is the one that is looked at, or else the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.core.hexgrid import Hex
from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.look import place_of

ACTS = ("automa.conquer", "automa.explore", "automa.reinforce")
HEX = "hex:"
BY_ORDER = "tapestry.bot.why.hex.order"
BY = {
    "tapestry.bot.why.conquer.island": "island",
    "tapestry.bot.why.conquer.single": "single",
    "tapestry.bot.why.conquer.any_land": "any_land",
    "tapestry.bot.why.explore.furthest.ruling": "furthest",
}
"""Reasons that keep some of the possible hexes, and what those have in common."""
POSSIBLE = "possible"


@dataclass(frozen=True, slots=True)
class Weighed:
    """One decision about a hex."""

    chosen: tuple[str, ...]
    """Where it is done on the table."""
    alike: tuple[str, ...] = ()
    """What the card's order had to choose from, in that order; empty where it had not to."""
    card: int = 0
    """Whose order that was."""
    caption: Message | None = None


def weighed(told: Sequence[Instruction], looked_at: str = "") -> Weighed:
    """The decision that is looked at, or else the last of the turn."""
    line = next((one for one in told if one.key == looked_at), None)
    decided = {one.key: one for one in told if one.key.startswith(ACTS) and _left(one.whys)}
    shown = (decided.get(line.key) or decided.get(line.under)) if line else None
    if shown is not None:
        return _decision(shown)
    if line is not None and _hexes(line):
        return Weighed(_hexes(line), caption=Message("tapestry.bot.map.looked_at"))
    done = [one for one in decided.values() if _hexes(one)]
    return _decision(done[-1]) if done else Weighed(())


def _decision(told: Instruction) -> Weighed:
    """R-hex-1 only where several were left; otherwise the rule before it left one."""
    chosen, left = _hexes(told), _left(told.whys)
    if not chosen:
        return Weighed(())
    if chosen != left[-1].remaining:
        return Weighed(chosen, caption=Message("tapestry.bot.map.told"))
    if _key(left[-1]) == BY_ORDER:
        return _by_order(chosen, left)
    what = _said("alone", left)
    return Weighed(chosen, caption=Message("tapestry.bot.map.alone", what=what))


def _by_order(chosen: tuple[str, ...], left: Sequence[Why]) -> Weighed:
    text, last = left[-1].text, left[-2].remaining
    card = int(str(text.params["card"])) if text else 0
    order: dict[Hex, int] = {at: n for n, at in enumerate(printed.hex_order(card))}
    alike = tuple(sorted(last, key=lambda key: order[place_of(key)]))
    what = _said("alike", left)
    caption = Message("tapestry.bot.map.order", card=card, what=what)
    return Weighed(chosen, alike, card, caption)


def _kept_by(left: Sequence[Why]) -> str:
    """The rules that passed others over, in their order; without one all that were possible."""
    kept = [
        BY[_key(why)]
        for before, why in pairwise(left)
        if _key(why) in BY and why.remaining != before.remaining
    ]
    return "_".join(kept) or POSSIBLE


def _key(why: Why) -> str:
    return why.text.key if why.text else ""


def _said(how: str, left: Sequence[Why]) -> Message:
    return Message(f"tapestry.bot.map.{how}.{_kept_by(left)}")


def _left(whys: Iterable[Why]) -> tuple[Why, ...]:
    """The reasons that say what was left."""
    return tuple(why for why in whys if why.remaining)


def _hexes(told: Instruction) -> tuple[str, ...]:
    return tuple(one.removeprefix(HEX) for one in told.places if one.startswith(HEX))
