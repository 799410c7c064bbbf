"""The walk-through of the set-up, the first Market and the Unrest pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from companion.core.form import form
from companion.core.message import Message, chained
from companion.core.noun import Noun
from companion.core.offer import Filled, Offer, Section
from companion.games.imperium.catalogue import card
from companion.games.imperium.commands.setup import (
    BeginPlay,
    LayMarket,
    TickSetup,
    TickSteps,
    card_kind,
    not_dealt,
)
from companion.games.imperium.nouns import CARD, CATEGORY, EVERY_SLOT, SLOT, WITH_CARD
from companion.games.imperium.owned import in_space, on_the_way
from companion.games.imperium.settable import COUNT_UNREST, POWER
from companion.games.imperium.setup import SaidStep, is_done, part_said, walk_through
from companion.games.imperium.state import DUAL, MARKET, Space, State

UNREST, PROGRESS = "market_unrest", "market_progress"


def set_up(section: Section[State], state: State) -> None:
    """Step by step; the game begins when everything lies ready."""
    _market(section)
    steps = walk_through(state.options)
    done = {step.id: is_done(state, step.id) for step in steps}
    left = [step for step, ready in done.items() if not ready]
    under = section.under(Message("imperium.offer.steps"))
    for step in steps:
        if done[step.id] and step.id not in state.laid_out:
            continue  # a Market of known cards is laid
        one = tick(Section(state), state, step)
        under.keep(replace(one, first=step.id in left[:1]))
    for part in dict.fromkeys([step.part for step in steps]):
        all_ready(under, state, part)
    begin(section, left=bool(left))


def begin(section: Section[State], *, left: bool = False) -> Offer[State]:
    """The first turn."""
    text = Message("imperium.screen.do_setup")
    return section.offer("begin", text, BeginPlay(), icon="play", first=not left)


def tick(section: Section[State], state: State, step: SaidStep) -> Offer[State]:
    """A step is done, or not yet after all."""
    done = is_done(state, step.id)
    return section.offer(
        f"tick.{step.id}",
        Message("imperium.offer.done" if done else "imperium.offer.to_do", step=step.title),
        TickSetup(step.id, not done),
        note=chained("core.then", (step.text, *results(state, step.id))),
        icon="check" if done else step.icon,
    )


def results(state: State, step: str) -> tuple[Message, ...]:
    """What follows from the cards that were told: below which lies an Unrest, on which a token."""
    spaces = list(enumerate(state.market.spaces, start=1))
    if step not in (UNREST, PROGRESS) or not all(one.categories for _, one in spaces):
        return ()
    under = step == UNREST
    slots = tuple(at for at, one in spaces if (one.under if under else one.tokens.progress))
    said = tuple(Message("imperium.number", number=at) for at in slots)
    key = f"imperium.setup.{step}.{'which' if said else 'none'}"
    return (Message(key, slots=said, n=len(said)),)


def all_ready(section: Section[State], state: State, part: str) -> Offer[State]:
    """All that is left of a part."""
    steps = [one.id for one in walk_through(state.options) if one.part == part]
    left = tuple([one for one in steps if not is_done(state, one)])
    text = Message("imperium.offer.part_ready", part=part_said(state, part))
    return section.offer(f"part.{part}", text, TickSteps(left), icon="check")


def _market(section: Section[State]) -> None:
    section.forms((MARKET_LAID, ONE_CARD, ONE_NAMED, LAID_BY_NAME, *COUNT_UNREST, POWER))


def _before(filled: Filled, slot: str) -> list[str]:
    """What was told of the places further left."""
    return [filled.get(at, "") for at in EVERY_SLOT[: int(slot) - 1]]


def _not_dealt_after(told: Sequence[str], category: str) -> Message | None:
    """Whether the places to come leave room for what has to lie in the Market."""
    return not_dealt((*told, category, *[""] * (MARKET - len(told) - 1)))


def _kind_on(slot: str) -> Noun[State]:
    """One place after the other, from left to right."""
    text = Message("imperium.offer.ask.category", slot=int(slot))
    return replace(
        CATEGORY.as_blank(slot, text),
        closed=lambda state, f, one: _not_dealt_after(_before(f, slot), one),
    )


def _card_on(slot: str) -> Noun[State]:
    """The same by name; a card lies there as often as it is printed."""

    def left(state: State, filled: Filled) -> Iterator[str]:
        told = Counter(_before(filled, slot))
        return (one for one in on_the_way(state) if told[one] < card(one).copies)

    def closed(_state: State, filled: Filled, one: str) -> Message | None:
        told = [card_kind(other) if other else "" for other in _before(filled, slot)]
        return _not_dealt_after(told, card_kind(one))

    text = Message("imperium.naming.market", slot=int(slot))
    return replace(CARD.as_blank(slot, text), now=left, closed=closed)


def _on_each(asked: Callable[[str], Noun[State]]) -> dict[str, Any]:
    return {f"on_{slot}": asked(slot) for slot in EVERY_SLOT}


def _laid(_state: State, filled: Filled) -> LayMarket:
    cards = tuple(filled[slot] for slot in EVERY_SLOT)
    return LayMarket(tuple(map(card_kind, cards)), cards)


def with_card(state: State, slot: str, category: str, card_id: str = "") -> LayMarket:
    """The Market as it was told so far, and this card there: whatever is still to be told."""
    spaces = zip(EVERY_SLOT, state.market.spaces, strict=True)
    told = [(category, card_id) if at == slot else _told(one) for at, one in spaces]
    cards = tuple(named for _, named in told)
    return LayMarket(tuple(kind for kind, _ in told), cards if any(cards) else ())


def _told(space: Space) -> tuple[str, str]:
    """What was said of a place; `dual` is Tradition and Civilised."""
    kind = DUAL if len(space.categories) > 1 else "".join(space.categories)
    return kind, space.card


def _names(state: State) -> bool:
    return state.options.names


MARKET_LAID = form(
    LayMarket,
    "market",
    Message("imperium.offer.market"),
    icon="imperium-region",
    makes=lambda state, f: LayMarket(tuple(f[slot] for slot in EVERY_SLOT)),
    **_on_each(_kind_on),
)
LAID_BY_NAME = form(
    LayMarket,
    "market.named",
    Message("imperium.offer.market_named"),
    icon="imperium-region",
    when=_names,
    makes=_laid,
    **_on_each(_card_on),
)
WHERE = WITH_CARD.as_blank(SLOT, Message("imperium.offer.ask.which_place"))
ONE_CARD = form(
    LayMarket,
    "market.one",
    Message("imperium.offer.one_card"),
    icon="imperium-region",
    makes=lambda state, f: with_card(state, f[SLOT], f["category"]),
    slot=WHERE,
    category=CATEGORY.as_blank("category", Message("imperium.naming.by_kind")),
)
ONE_NAMED = form(
    LayMarket,
    "market.one_named",
    Message("imperium.offer.one_named"),
    icon="imperium-region",
    when=_names,
    makes=lambda state, f: with_card(state, f[SLOT], card_kind(f["card"]), f["card"]),
    slot=WHERE,
    card=CARD.as_blank("card", Message("imperium.offer.one_named")).among(
        lambda state, f: in_space(state, int(f[SLOT]))
    ),
)
