"""The walk-through of the set-up, the first Market and the Unrest pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from companion.core.message import Message, chained
from companion.core.offer import Blank, Filled, Offer, Section, because
from companion.core.question import Choice
from companion.games.imperium.catalogue import card
from companion.games.imperium.commands.setup import (
    DUAL,
    BeginPlay,
    LayMarket,
    TickSetup,
    TickSteps,
    card_kind,
    not_dealt,
)
from companion.games.imperium.offers.blanks import SLOT, category_asked, space_asked
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import in_space, on_the_way
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.settable import COUNT_UNREST, POWER
from companion.games.imperium.setup import SaidStep, is_done, part_said, walk_through
from companion.games.imperium.state import MARKET, Space, State

UNREST, PROGRESS = "market_unrest", "market_progress"


def set_up(section: Section[State], state: State) -> None:
    """Step by step; the game begins when everything lies ready."""
    _market(section, state)
    steps = walk_through(state.options)
    left = [step.id for step in steps if not is_done(state, step.id)]
    under = section.under(Message("imperium.offer.steps"))
    for step in steps:
        one = tick(Section(state), state, step)
        under.keep(replace(one, first=step.id in left[:1]))
    for part in dict.fromkeys(step.part for step in steps):
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
    steps = (one for one in walk_through(state.options) if one.part == part)
    left = tuple(one.id for one in steps if not is_done(state, one.id))
    text = Message("imperium.offer.part_ready", part=part_said(state, part))
    return section.offer(f"part.{part}", text, TickSteps(left), icon="check")


def _market(section: Section[State], state: State) -> None:
    section.offer(
        "market",
        Message("imperium.offer.market"),
        lambda f: LayMarket(tuple(f[str(slot)] for slot in range(1, MARKET + 1))),
        *map(_kind_on, range(1, MARKET + 1)),
        icon="imperium-region",
    )
    _one_card(section, state)
    if state.options.names:
        _named(section, state)
    section.forms(COUNT_UNREST)
    if state.options.mode == SOLO:
        section.keep(POWER.on(state))


def _one_card(section: Section[State], state: State) -> None:
    """A card at a time: what is told is kept, whatever is still to be told."""
    where, what = Message("imperium.offer.ask.which_place"), Message("imperium.naming.by_kind")
    text = Message("imperium.offer.one_card")
    section.offer(
        "market.one",
        text,
        lambda f: with_card(state, int(f[SLOT]), f["category"]),
        space_asked(state, where),
        lambda f: _kind_left(state, int(f[SLOT]), category_asked("category", what)),
        icon="imperium-region",
    )
    if state.options.names:
        section.offer(
            "market.one_named",
            Message("imperium.offer.one_named"),
            lambda f: with_card(state, int(f[SLOT]), card_kind(f["card"]), f["card"]),
            space_asked(state, where),
            lambda f: _card_left(state, int(f[SLOT]), text),
            why=because(None),
            icon="imperium-region",
        )


def _kind_left(state: State, slot: int, asked: Choice) -> Choice:
    """Closed is what cannot lie there beside the others."""
    return _closed(asked, lambda one: not_dealt(with_card(state, slot, one).categories))


def _card_left(state: State, slot: int, text: Message) -> Choice:
    """The same of cards by name; the one that lies there now too."""
    asked = Choice("card", text, tuple(map(card_option, in_space(state, slot))))
    return _closed(asked, lambda one: not_dealt(with_card(state, slot, card_kind(one)).categories))


def _closed(asked: Choice, reason: Callable[[str], Message | None]) -> Choice:
    options = tuple(replace(one, reason=reason(one.id)) for one in asked.options)
    return replace(asked, options=options)


def _kind_on(slot: int) -> Blank:
    """One place after the other, from left to right."""
    asked = category_asked(str(slot), Message("imperium.offer.ask.category", slot=slot))
    return lambda f: _closed(asked, lambda one: _not_dealt_after(_before(f, slot), one))


def _before(filled: Filled, slot: int) -> list[str]:
    """What was told of the places further left."""
    return [filled[str(at)] for at in range(1, slot)]


def _not_dealt_after(told: Sequence[str], category: str) -> Message | None:
    """Whether the places to come leave room for what has to lie in the Market."""
    return not_dealt((*told, category, *[""] * (MARKET - len(told) - 1)))


def with_card(state: State, slot: int, category: str, card_id: str = "") -> LayMarket:
    """The Market as it was told so far, and this card there."""
    spaces = enumerate(state.market.spaces, start=1)
    told = [(category, card_id) if at == slot else _told(one) for at, one in spaces]
    cards = tuple(named for _, named in told)
    return LayMarket(tuple(kind for kind, _ in told), cards if any(cards) else ())


def _told(space: Space) -> tuple[str, str]:
    """What was said of a place; `dual` is Tradition and Civilised."""
    kind = DUAL if len(space.categories) > 1 else "".join(space.categories)
    return kind, space.card


def _named(section: Section[State], state: State) -> None:
    """The same by the names of the cards."""
    text = Message("imperium.offer.market_named")
    blanks = tuple(_card_on(state, slot) for slot in range(1, MARKET + 1))
    section.offer("market.named", text, _laid, *blanks, why=because(None), icon="imperium-region")


def _card_on(state: State, slot: int) -> Blank:
    """The same by name; a card lies there as often as it is printed."""
    text, cards = Message("imperium.naming.market", slot=slot), cache(lambda: on_the_way(state))

    def asked(filled: Filled) -> Choice:
        told = _before(filled, slot)
        kinds = [card_kind(one) for one in told]
        left = (one for one in cards() if told.count(one) < card(one).copies)
        choice = Choice(str(slot), text, tuple(map(card_option, left)))
        return _closed(choice, lambda one: _not_dealt_after(kinds, card_kind(one)))

    return asked


def _laid(filled: Filled) -> LayMarket:
    cards = tuple(filled[str(slot)] for slot in range(1, MARKET + 1))
    return LayMarket(tuple(map(card_kind, cards)), cards)
