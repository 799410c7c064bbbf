"""What the walk-through of the set-up asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.form import form
from companion.core.message import Message, name
from companion.core.noun import Noun
from companion.core.offer import Filled, Offer, Section
from companion.core.set_up import LINE, PART, WHICH_LINE, in_a_row, ticking
from companion.games.rise_and_fall import checklist
from companion.games.rise_and_fall.commands.setup import (
    DrawFirstPlayer,
    TickItem,
    TickItems,
    WatchBank,
)
from companion.games.rise_and_fall.offers.turn import offer
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State

FIRST = "first"
"""The line that is done by drawing; the gold button does it too."""


def set_up(section: Section[State], state: State) -> None:
    """A part after the other: what is drawn, and its lines to be ticked."""
    parts: dict[str, list[checklist.Item]] = {}
    for part, item in checklist.needed(state):
        parts.setdefault(part.id, []).append(item)
    for id_, items in parts.items():
        text = name("rise_and_fall", "section", id_)
        under = section.under(text)
        for draw in [item.draw for item in items if item.draw not in ("", FIRST)]:
            for one in draw_offers(state, draw):
                under.keep(one)
        under.keep(ticking(TICK, state, id_, text))
    section.keep(replace(READY.on(state), spread=True))


def all_ready(state: State, part: str) -> Offer[State]:
    """All that is left of a part."""
    return READY.on(state, known={PART: part})


def tick(state: State, item: str, seat: str = "") -> Offer[State]:
    """A line lies ready, or does not after all."""
    return TICK.on(state, known={LINE: checklist.key_of(item, seat)})


def _lines(state: State, filled: Filled) -> Iterator[str]:
    """Those of a part, for everybody and for each; what the app has seen stays done."""
    for step in checklist.steps(state, filled[PART]):
        if step.id == checklist.PLACED or step.draw == FIRST:
            continue
        if not step.done or checklist.is_ticked(state, step.id):
            yield step.id
        yield from (checklist.key_of(step.id, seat) for seat, _ in step.people)


def _step(state: State, line: str) -> checklist.Step:
    return checklist.step(state, line.partition(" ")[0])


def _done(state: State, line: str) -> bool:
    return line in state.ticked if " " in line else _step(state, line).done


def _called(state: State, line: str) -> Message:
    seat, label = line.partition(" ")[2], _step(state, line).text
    if seat:
        label = Message("rise_and_fall.offer.tick", who=who(state, seat), text=label)
    return Message("rise_and_fall.offer.done", text=label) if _done(state, line) else label


def _ticked(state: State, filled: Filled) -> TickItem:
    item, _, seat = filled[LINE].partition(" ")
    return TickItem(item, not _done(state, filled[LINE]), seat)


TICK = form(
    TickItem,
    "tick",
    WHICH_LINE,
    icon="check",
    makes=_ticked,
    item=Noun(
        LINE,
        WHICH_LINE,
        _lines,
        _called,
        lambda state, line: "check" if _done(state, line) else _step(state, line).icon,
        note=lambda state, line: in_a_row(_step(state, line).drawn),
        guess=lambda state, filled: next(
            (line for line in _lines(state, filled) if not _done(state, line)), None
        ),
    ),
)


def _parts(state: State) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.id for part, _ in checklist.needed(state)))


READY = form(
    TickItems,
    "part",
    Message("rise_and_fall.offer.all_ready"),
    icon="check",
    makes=lambda state, f: TickItems(checklist.left_of(state, f[PART])),
    part=Noun(
        PART,
        Message("rise_and_fall.offer.all_ready"),
        lambda state, filled: _parts(state),
        lambda state, part: Message(
            "rise_and_fall.offer.part_ready", part=name("rise_and_fall", "section", part)
        ),
    ),
)


def draw_offers(state: State, draw: str) -> tuple[Offer[State], ...]:
    """What an item of the set-up lets the app draw or ask."""
    text = Message("rise_and_fall.offer.draw")
    if draw == "builder":
        return (offer(state, draw, text, "die", DrawFirstPlayer(builder=True)),)
    if draw == FIRST:
        text = Message("rise_and_fall.offer.first")
        return (offer(state, FIRST, text, "die", DrawFirstPlayer()),)
    if draw == "bank":
        ask = Message("rise_and_fall.offer.bank")
        return (offer(state, draw, ask, "rise-gold", WatchBank()),)
    return ()
