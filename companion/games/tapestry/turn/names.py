"""The names the rules put in their messages, kept beside the data."""

from __future__ import annotations

from functools import cache

from companion.core.message import Message, name
from companion.games.tapestry.content.teaching import TAUGHT, name_in
from companion.games.tapestry.player import BUILDINGS, LAID_OPEN, RESOURCES
from companion.games.tapestry.state import State

RESOURCE_WORDS = {*RESOURCES, "any_resource"}
BUILDING_WORDS = {*BUILDINGS, "any_income_building"}


@cache
def word(kind: str, thing: str) -> Message:
    """The name of a thing of this game; that of a card that was taught is as its owner typed it."""
    if thing.startswith(TAUGHT):
        return Message("tapestry.offer.typed", text=name_in(thing))
    return name("tapestry", kind, thing)


def thing_name(what: str) -> Message:
    """What a benefit can give or a cost can ask for."""
    if what in RESOURCE_WORDS:
        return word("resource", what)
    return word("building" if what in BUILDING_WORDS else "item", what)


def space_name(track: str, space: int) -> Message:
    """The name of a space of a track; the start has its own."""
    return word("space", f"{track}.{space}") if space else Message("tapestry.start_space")


def card_name(kind: str, card: str) -> Message:
    """The name of a card, or that nobody named it."""
    if card == LAID_OPEN:
        return Message("tapestry.unknown.open")
    return Message(f"tapestry.unknown.{kind}") if card.startswith("unknown") else word(kind, card)


def card_quoted(kind: str, card: str) -> Message:
    """The same in a sentence: what it is, and its name in quotes."""
    if card.startswith("unknown"):
        return card_name(kind, card)
    return Message(f"tapestry.hands.piece.{kind}_named", name=word(kind, card))


def count_of(what: str, n: int) -> Message:
    """So many of a thing: "2 coins"."""
    return Message(f"tapestry.count.{what}", n=n)


def player_name(state: State, owner: str) -> Message | str:
    """A person by the name typed in, or the seat; a bot."""
    me = state.players.get(owner)
    if me is None:
        return word("owner", owner)
    return me.name or Message("tapestry.seat", seat=owner.removeprefix("p"))


def player_option(state: State, owner: str) -> Message:
    """The same as the text of an option."""
    return Message("tapestry.table.owner", owner=player_name(state, owner))


def bot_title(bot: str) -> Message:
    """A bot at the head of a line: "Automa"."""
    return Message(f"tapestry.bot.title.{bot}")
