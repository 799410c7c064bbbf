"""FF: enchanted tapestries and their charms.

Rulebook, "Enchantment bonuses": the left charm pays when the card is played to the right of
another, face down or not, also on Maker of Fire; before or after the ability, never copied. What
the right charm waits for is in no source: we read it as the mirror, a card laid to its right. No
source shows the charms, so they are told; whether a card is enchanted is asked until one is, but
for those that reserve something: rulebook, "Reserve", only enchanted cards act once covered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import known
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.cards.events_of_standing import CardEnchanted
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.content.teaching import LEFT, RIGHT, Teaching
from companion.games.tapestry.describing import given
from companion.games.tapestry.standing import Enchanted
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.just_now import said_once
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.order import could_matter
from companion.games.tapestry.turn.turn import Turn

BOX, ABILITY = "FF", "ability"


@dataclass(frozen=True, slots=True)
class Charm:
    """What a side of a card pays."""

    card: str
    side: str
    gives: tuple[Benefit, ...]

    @property
    def text(self) -> Message:
        """By its card, with all that it gives."""
        card = card_name("tapestry", self.card)
        return Message(f"tapestry.gives.{self.side}", card=card, what=given(self.gives))


def played(turn: Turn, card: str, era: int) -> tuple[Charm, ...]:
    """A card was laid on an era's space: the charms that pay; an untaught card's are told."""
    if not turn.state.options.has(BOX):
        return ()
    charms = charm_to_the_left(turn, era)
    if not _may_be_enchanted(turn, card):
        return charms
    taught = known.teaching(turn.state, card)
    left = bool(turn.me.mat.get(str(era - 1)))
    if taught is not None:
        if taught.enchanted and Enchanted() not in turn.me.standing:
            turn.record(CardEnchanted(turn.player))
        return (*charms, *_charm(taught, LEFT)) if left else charms
    if left:
        turn.tell(Message("tapestry.told.left_charm"), icon="card-tapestry")
    else:
        turn.tell(Message("tapestry.told.no_left_charm"), icon="card-tapestry")
    if Enchanted() not in turn.me.standing and _is_enchanted(turn, card):
        turn.record(CardEnchanted(turn.player))
    return charms


def charm_to_the_left(turn: Turn, era: int) -> tuple[Charm, ...]:
    """Any card, face down too, laid to the right of a face-up one that may carry a charm there."""
    before = turn.me.mat.get(str(era - 1), ())
    if not turn.state.options.has(BOX) or not before or before[-1] == UNKNOWN:
        return ()
    if not _may_be_enchanted(turn, before[-1]):
        return ()
    taught = known.teaching(turn.state, before[-1])
    if taught is not None:
        return _charm(taught, RIGHT)
    left = card_name("tapestry", before[-1])
    turn.tell(Message("tapestry.told.right_charm", card=left), icon="card-tapestry")
    return ()


def _charm(taught: Teaching, side: str) -> tuple[Charm, ...]:
    gives = taught.at(side)
    return (Charm(taught.id, side, gives),) if gives else ()


def pay(turn: Turn, charm: Charm) -> None:
    """Whose charm it is, and what it gives."""
    with turn.because("rule.enchantment", charm.text):
        verbs.gain_each(turn, charm.gives, "tapestry", charm.card)


def in_any_order(
    turn: Turn, charms: Sequence[Charm], ability: Sequence[Benefit], then: Callable[[], None]
) -> None:
    """The charms before or after the ability, in the player's order where that can matter."""
    order: Sequence[str] = ABILITY, *map(str, range(len(charms)))
    if charms and could_matter([*ability, *(one for charm in charms for one in charm.gives)]):
        options = [
            Option(str(at), charm.text, icon="card-tapestry") for at, charm in enumerate(charms)
        ]
        options.append(Option(ABILITY, Message("tapestry.option.ability"), icon="play-tapestry"))
        order = turn.arrange("charms", Message("tapestry.ask.order"), options)
    for one in order:
        then() if one == ABILITY else pay(turn, charms[int(one)])


def enchanted(turn: Turn) -> int:
    """Enchanted tapestries on one's income mat; of those that nobody taught it is asked."""
    cards = [card for pile in turn.me.mat.values() for card in pile if card != UNKNOWN]
    sure = 0
    unread = 0
    for card in cards:
        if unnamed(card) or known.unread(turn.state, card):
            unread += _may_be_enchanted(turn, card)
        else:
            sure += known.tapestry(turn.state, card).enchanted
    text = Message("tapestry.ask.how_many_enchanted")
    return said_once(turn, f"enchanted.{len(cards)}", text, sure, sure + unread)


COUNTS = {"enchanted_tapestry": enchanted}


def _is_enchanted(turn: Turn, card: str) -> bool:
    said = not unnamed(card) and known.tapestry(turn.state, card).enchanted
    return said or turn.may("enchanted", Message("tapestry.ask.enchanted"))


def _may_be_enchanted(turn: Turn, card: str) -> bool:
    return unnamed(card) or known.tapestry(turn.state, card).expansion == BOX
