"""The Market and the C.I.V.'s slots at any moment, as they are looked over, and looked back at."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.core.command import Command
from companion.core.message import Message
from companion.describe.boards import Here
from companion.describe.node import Grid, Node, Row
from companion.describe.surface import PHONE, Surface
from companion.games.imperium.pages.cards import back, face_of_space, small
from companion.games.imperium.say import lying_said, tokens_said
from companion.games.imperium.state import State
from companion.games.imperium.table_facts import at_slot
from companion.games.imperium.views.table import table_view

MARKET, SLOT_HIGH, CARD_HIGH = "market:", 96.0, 168.0


def drawn(
    surface: Surface, state: State, lit: Collection[str], opens: str, *, moves: bool = False
) -> tuple[Node, ...]:
    """The slots above, the Market below them."""
    del moves
    part = 0.5 if surface.shape == PHONE or surface.h < 700 else 1.0
    return (_slots(state, SLOT_HIGH * part), _market(surface, state, lit, opens, part))


def _slots(state: State, high: float) -> Node:
    """A card face down in each that has one."""
    civ = table_view(state).civ
    sign = f"nation-{civ.nation}"
    found = tuple(
        back(high, key=f"slot.{one.number}", note=one.number,
             sign=sign if one.state in ("face_down", "next") else "")
        for one in civ.slots if one.state != "blocked"
    )  # fmt: skip
    return Row(found, gap=8, key="slots", help="C-1", says=Message("imperium.page.slots"))


def _market(surface: Surface, state: State, lit: Collection[str], opens: str, part: float) -> Node:
    cards, named = [], part == 1.0 and surface.text <= 1.3
    for slot, space in enumerate(state.market.spaces, start=1):
        face, here = face_of_space(space), f"{MARKET}{slot}"
        cards.append(
            small(
                face, CARD_HIGH * part, key=f"market.{slot}", tokens=space.tokens, place=slot,
                does=f"{opens}{here}" if opens else "", chosen=here in lit, named=named,
                says=Message("imperium.screen.on_space", slot=slot, what=face.name),
            )
        )  # fmt: skip
    return Grid(tuple(cards), narrowest=96.0, most=3, gap=10, key="market", share=1)


def touched(state: State) -> Mapping[str, str]:
    """Every space of the Market."""
    slots = range(1, len(state.market.spaces) + 1)
    return {place: place for place in (f"{MARKET}{slot}" for slot in slots)}


def moved(state: State, layer: str, place: str) -> Command[State] | None:
    """Nothing is carried: cards are named where they lie."""
    del state, layer, place
    return None


def here(state: State, place: str) -> Here:
    """The card and what lies on it."""
    slot = int(place.removeprefix(MARKET))
    space = state.market.spaces[slot - 1]
    face = face_of_space(space)
    name = Message("imperium.screen.on_space", slot=slot, what=face.name)
    lines = (lying_said(space), tokens_said(space.tokens))
    return Here(name, lines, face.entry, at_slot(state, slot))
