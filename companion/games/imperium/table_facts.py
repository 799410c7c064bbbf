"""What can be seen on the table, each value with the form that sets it: to check it, and to list
what a change moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.checked import BOARD, BOTS, UNCOUNTED, YOU, Group, TableFact, grouped
from companion.core.form import Form
from companion.core.message import Message
from companion.core.noun import always
from companion.core.offer import Offer
from companion.core.settable import Settable
from companion.games.imperium.cards import Pile
from companion.games.imperium.content import named
from companion.games.imperium.nouns import EVERY_SLOT, SLOT, SPACE, TOKEN, WITH_CARD, space_of
from companion.games.imperium.say import lying_said, tokens_said
from companion.games.imperium.settable import (
    A_PILE,
    BY_NAME,
    COUNT_UNREST,
    MAIN_DECK,
    MARKET_TOKENS,
    NAMED,
    NO_MAIN_DECK,
    PER_KIND,
    PILE,
    STATES,
    owned,
    playing_alone,
)
from companion.games.imperium.state import State

PILE_ICONS = {
    Pile.DECK: "imperium-main-deck",
    Pile.DISCARD: "imperium-discard",
    Pile.HISTORY: "imperium-history",
    Pile.PLAY: "imperium-in-play",
    Pile.DYNASTY: "imperium-dynasty",
    Pile.QUESTS: "imperium-quest",
}


def _tokens_of(owner: str, label: str, there: Callable[[State], bool]) -> Settable[State]:
    return Settable(
        (TOKEN,),
        lambda f: f"tokens.{owner}.{f['kind']}",
        lambda state, f: Message(label, what=named("token", f["kind"])),
        lambda state, f: owned(state, owner).of(f["kind"]),
        lambda state, f: there(state),
        forms=(PER_KIND[owner],),
        place=owner,
        icon="imperium-{kind}",
    )


def _side_of(owner: str, label: str) -> Settable[State]:
    return Settable(
        (),
        lambda f: f"{owner}.side",
        lambda state, f: Message(label),
        lambda state, f: named("key", (state.civ if owner == "civ" else state.you).side),
        forms=(STATES[owner],),
        place=owner,
        icon="imperium-state",
    )


def _card_by(right: Form[State], *, names: bool) -> Settable[State]:
    return Settable(
        (SPACE,),
        "market.{slot}",
        lambda state, f: Message("imperium.fact.market", slot=int(f[SLOT])),
        lambda state, f: lying_said(space_of(state, f[SLOT])),
        lambda state, f: state.options.names == names,
        forms=(right,),
        place="market",
        icon="card",
        few=True,
    )


def _counted(
    id_: str, rights: tuple[Form[State], ...], now: Callable[[State], int | None]
) -> Settable[State]:
    return Settable(
        (),
        lambda f: id_,
        lambda state, f: Message(f"imperium.fact.{id_}"),
        lambda state, f: now(state) or 0,
        lambda state, f: now(state) is not None,
        forms=rights,
        place="market",
        empty=UNCOUNTED,
        icon=lambda state, f: f"imperium-{id_.replace('_', '-')}",
    )


HELD = (
    _tokens_of("civ", "imperium.fact.civ_tokens", always),
    _tokens_of("you", "imperium.fact.you_tokens", lambda state: state.options.counts_mine),
    _side_of("civ", "imperium.fact.civ_side"),
    _side_of("you", "imperium.fact.your_side"),
    Settable(
        (A_PILE,),
        "pile.{pile}",
        lambda state, f: Message(f"imperium.pile.{f['pile']}"),
        lambda state, f: len(state.civ.pile(Pile(f["pile"]))),
        forms=(PILE,),
        place="civ",
        icon=lambda state, f: PILE_ICONS[Pile(f["pile"])],
    ),
)
CARDS_THERE = (_card_by(BY_NAME, names=True), _card_by(NAMED, names=False))
TOKENS_THERE: Settable[State] = Settable(
    (WITH_CARD,),
    "market.{slot}.tokens",
    lambda state, f: Message("imperium.fact.market_tokens", slot=int(f[SLOT])),
    lambda state, f: tokens_said(space_of(state, f[SLOT]).tokens),
    lambda state, f: not space_of(state, f[SLOT]).gone,
    forms=(MARKET_TOKENS,),
    place="market",
    icon="card",
)
COUNTED = (
    _counted("unrest", COUNT_UNREST, lambda state: state.market.unrest),
    _counted("main_deck", (MAIN_DECK, NO_MAIN_DECK), lambda state: state.market.main),
)


def _of_the_civ(key: str, label: Message, value: Message, icon: str) -> TableFact:
    """What follows from the steps alone."""
    return TableFact(key, label, value, place="civ", icon=icon)


def on_the_table(state: State, *, all_: bool = False) -> Iterator[TableFact]:
    """All that can be seen; a slot and the Voyage card follow from the steps alone."""
    for one in HELD:
        yield from one.facts(state)
    for at, card in enumerate(state.civ.slots, start=1):
        here = Message("imperium.fact.face_down" if card else "imperium.fact.empty")
        yield _of_the_civ(f"slot.{at}", Message("imperium.slot", slot=at), here, "imperium-slot")
    for slot in EVERY_SLOT:
        for one in (*CARDS_THERE, TOKENS_THERE):
            yield from one.facts(state, slot=slot)
    for one in COUNTED:
        yield from one.facts(state, all_=all_ and playing_alone(state))
    if state.civ.journey:
        said, label = named("key", state.civ.journey), Message("imperium.fact.journey")
        yield _of_the_civ("journey", label, said, "imperium-voyage")


def at_slot(state: State, slot: int) -> tuple[Offer[State], ...]:
    """What puts a space of the Market right: its card, what lies on it."""
    there, slots = (*CARDS_THERE, TOKENS_THERE), EVERY_SLOT[slot - 1]
    facts = (fact for one in there for fact in one.facts(state, slot=slots))
    return tuple(way for fact in facts if fact.right is not None for way in fact.right())


def checked(state: State) -> tuple[Group, ...]:
    """You, the C.I.V., the Market."""
    you, civ = named("nation", state.you.nation), named("nation", state.civ.nation)
    mine, theirs = Message("core.you"), Message("imperium.check.civ")
    market = Message("imperium.check.market")
    groups = (
        Group(YOU, mine, "person", ("you",), you, "human"),
        Group(BOTS, theirs, "imperium-bot", ("civ",), civ, "automa"),
        Group(BOARD, market, "imperium-market", ("market",)),
    )
    return grouped(groups, on_the_table(state, all_=True))
