"""FF: enchanted tapestries and their charms.

Rulebook, "Enchantment bonuses": the left charm pays when the card is played to the right of
another, face down or not, also on Maker of Fire; before or after the ability, never copied. What
the right charm waits for is in no source: we read it as the mirror, a card laid to its right. No
source shows the charms, so they are told; whether a card is enchanted is asked until one is, but
for those that reserve something: rulebook, "Reserve", only enchanted cards act once covered.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import known
from companion.games.tapestry.cards.events_of_standing import CardEnchanted
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.content.teaching import LEFT, RIGHT, Teaching
from companion.games.tapestry.standing import Enchanted
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn

BOX = "FF"


def played(turn: Turn, card: str, era: int) -> None:
    """A card was laid on an era's space."""
    if not turn.state.options.has(BOX):
        return
    charm_to_the_left(turn, era)
    if not _may_be_enchanted(turn, card):
        return
    taught = known.teaching(turn.state, card)
    if taught is not None:
        _taught(turn, taught, era)
        return
    if turn.me.mat.get(str(era - 1)):
        turn.tell(Message("tapestry.told.left_charm"), icon="card-tapestry")
    else:
        turn.tell(Message("tapestry.told.no_left_charm"), icon="card-tapestry")
    if Enchanted() not in turn.me.standing and _is_enchanted(turn, card):
        turn.record(CardEnchanted(turn.player))


def charm_to_the_left(turn: Turn, era: int) -> None:
    """Any card, face down too, laid to the right of a face-up one that may carry a charm there."""
    before = turn.me.mat.get(str(era - 1), ())
    if not turn.state.options.has(BOX) or not before or before[-1] == UNKNOWN:
        return
    if not _may_be_enchanted(turn, before[-1]):
        return
    taught = known.teaching(turn.state, before[-1])
    if taught is not None:
        verbs.gain_all(turn, taught.at(RIGHT), "tapestry", before[-1])
    else:
        left = card_name("tapestry", before[-1])
        turn.tell(Message("tapestry.told.right_charm", card=left), icon="card-tapestry")


def _is_enchanted(turn: Turn, card: str) -> bool:
    said = not unnamed(card) and known.tapestry(turn.state, card).enchanted
    return said or turn.may("enchanted", Message("tapestry.ask.enchanted"))


def _taught(turn: Turn, taught: Teaching, era: int) -> None:
    """Its left charm, where a card lies to its left."""
    if turn.me.mat.get(str(era - 1)):
        verbs.gain_all(turn, taught.at(LEFT), "tapestry", taught.id)
    if taught.enchanted and Enchanted() not in turn.me.standing:
        turn.record(CardEnchanted(turn.player))


def _may_be_enchanted(turn: Turn, card: str) -> bool:
    return unnamed(card) or known.tapestry(turn.state, card).expansion == BOX
