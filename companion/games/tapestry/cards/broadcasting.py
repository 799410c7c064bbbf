"""AA: using masterpieces, on income turns and by broadcasting.

Rulebook, "Masterpiece card guide" and "Other benefits of the arts track".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_masterpieces import MasterpieceTurnedOver
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.nouns import MASTERPIECE
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import costs, prices, verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import neighbours
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out, simply

STOP = "stop"


def usable(state: State, owner: str, player: str) -> tuple[str, ...]:
    """The masterpieces of an owner that a player may gain; of an unnamed one its owner says."""
    me = state.players[owner]
    return tuple(
        card
        for card in me.masterpieces
        if card not in me.used_masterpieces
        and (owner == player or unnamed(card) or content.masterpiece(card).opponents_may_use)
    )


def use(turn: Turn, owner: str, card: str) -> None:
    """Gain what it shows; a single-use card is turned over once it is used, so once it is paid."""
    if unnamed(card):
        turn.tell(Message("tapestry.told.masterpiece"), icon="masterpiece")
        return
    gained = content.masterpiece(card).benefits
    price = price_of(card)
    if price is not None:
        if not prices.paid(turn, price):
            return
        gained = price.steps
    if content.masterpiece(card).single_use:
        turn.record(MasterpieceTurnedOver(owner, card))
    verbs.gain_all(turn, gained, "masterpiece", card)


def price_of(card: str) -> Benefit | None:
    """The price of a card that "may" be paid for: the player need not use it."""
    if unnamed(card):
        return None
    benefits = content.masterpiece(card).benefits
    return benefits[0] if len(benefits) == 1 and benefits[0].op is Verb.PAY else None


def verify_use(state: State, player: str, card: str) -> None:
    """Raise where a card must be paid for and cannot be, or would give nothing."""
    price = price_of(card)
    if price is None:
        return
    costs.verify_payable(price.cost, state.players[player].resources)
    if not prices.leads_somewhere(state, player, price.steps):
        raise RuleBroken("tapestry.broken.nothing_for_it", card=word("masterpiece", card))


@simply(Verb.BROADCAST)
def broadcast(turn: Turn) -> None:
    """One of one's own masterpieces."""
    _broadcast(turn, dict.fromkeys(usable(turn.state, turn.player, turn.player), turn.player))


@carries_out(Verb.BROADCAST_MANY)
def broadcast_many(turn: Turn, benefit: Benefit) -> None:
    """At most so many different ones, one's own or the neighbours'; one may stop before.

    Rulebook, "Arts": "of at most 3": print does not say that three must be used.
    """
    people = [o for o in neighbours(turn.state, turn.player) if o in turn.state.players]
    used: set[str] = set()
    for _ in range(benefit.n):
        owners = (turn.player, *people)
        left = {c: o for o in owners for c in usable(turn.state, o, turn.player) if c not in used}
        if not left:
            return
        card = _broadcast(turn, left, may_stop=True)
        if card == STOP:
            return
        used.add(card)


def _broadcast(turn: Turn, cards: dict[str, str], *, may_stop: bool = False) -> str:
    if not cards:
        turn.tell(Message("tapestry.told.no_masterpiece_to_use"))
        return STOP
    options = MASTERPIECE.these(turn.state, cards)
    if may_stop:
        options.append(Option(STOP, Message("tapestry.option.no_more"), icon="check"))
    card = turn.choose("broadcast", Message("tapestry.ask.broadcast"), options)
    if card != STOP:
        use(turn, cards[card], card)
    return card
