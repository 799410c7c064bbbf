"""What is told, made short: slots filled one after the other are one line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.core.act import DOWN, Act, Verb
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.games.imperium.places import CIV_DECK


def gathered(told: Iterable[Instruction], *, differs: bool = True) -> tuple[Instruction, ...]:
    """The lines to show; before a question is answered nothing can differ yet.

    Whoever named a card has turned it over already.
    """
    lines: list[Instruction] = []
    for one in (line for line in told if not _turned(line)):
        last = lines[-1] if lines else None
        if last and _fills(last) and _fills(one) and not one.whys:
            lines[-1] = _joined(last, one)
        else:
            lines.append(one if differs else replace(one, differs=""))
    return tuple(lines)


def _turned(line: Instruction) -> bool:
    return bool(line.acts) and all(
        act.verb is Verb.TURN and act.source.startswith("slot:") for act in line.acts
    )


def _fills(line: Instruction) -> bool:
    """Cards of its deck go face down into slots."""
    return bool(line.acts) and all(
        act.source == CIV_DECK and act.face == DOWN and act.target.startswith("slot:")
        for act in line.acts
    )


def _joined(first: Instruction, other: Instruction) -> Instruction:
    acts = (*first.acts, *other.acts)
    slots = tuple(map(_slot, acts))
    text = Message("imperium.naming.fill", slots=slots, n=len(slots))
    return replace(first, text=text, acts=acts)


def _slot(act: Act) -> Message:
    return Message("imperium.number", number=int(act.target.partition(":")[2]))
