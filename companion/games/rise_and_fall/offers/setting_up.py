"""What the walk-through of the set-up asks for."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.core.set_up import in_a_row
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


def set_up(section: Section[State], state: State) -> None:
    """Every item to be ticked, by each who does it for himself; and what is drawn."""
    steps = checklist.steps(state)
    for step in steps:
        if step.id == checklist.PLACED or step.draw == "first":
            continue
        under = section.under(step.section)
        for one in draw_offers(state, step.draw):
            under.keep(one)
        seen = step.done and not checklist.is_ticked(state, step.id)
        for seat, done in (*(() if seen else (("", step.done),)), *step.people):
            label = step.text
            if seat:
                label = Message("rise_and_fall.offer.tick", who=who(state, seat), text=step.text)
            key = "rise_and_fall.offer.done" if done else "rise_and_fall.offer.to_do"
            under.offer(
                f"tick.{step.id}.{seat}",
                Message(key, text=label),
                TickItem(step.id, not done, seat),
                icon=step.icon,
                note=in_a_row(step.drawn),
            )

    for part, text in dict.fromkeys((one.part, one.section) for one in steps):
        of_part = [one for one in steps if one.part == part]
        section.under(text).keep(all_ready(state, part, text, of_part))


def all_ready(
    state: State, part: str, text: Message, steps: Iterable[checklist.Step]
) -> Offer[State]:
    """What is left of a part, but for what is drawn or laid on the tablet."""
    drawn = checklist.DRAWN
    left = tuple([one.id for one in steps if not (one.done or one.on_map or one.draw in drawn)])
    said = Message("rise_and_fall.offer.part_ready", part=text)
    return offer(state, f"part.{part}", said, "check", TickItems(left))


def draw_offers(state: State, draw: str) -> tuple[Offer[State], ...]:
    """What an item of the set-up lets the app draw or ask."""
    text = Message("rise_and_fall.offer.draw")
    if draw == "builder":
        return (offer(state, draw, text, "die", DrawFirstPlayer(builder=True)),)
    if draw == "first":
        text = Message("rise_and_fall.offer.first")
        return (offer(state, "first", text, "die", DrawFirstPlayer()),)
    if draw == "bank":
        ask = Message("rise_and_fall.offer.bank")
        return (offer(state, draw, ask, "rise-gold", WatchBank()),)
    return ()
