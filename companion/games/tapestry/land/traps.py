"""Traps: who is being conquered may discard one and keep the territory.

Rulebook, "Response cards": the attacker's outpost stays, toppled; one die is still gained; not
after one's own fifth income turn. The same for other cards that topple the attacker (MM, FF).
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content, known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded, TapestryNamed
from companion.games.tapestry.content.teaching import SPRUNG, TOPPLE, Before
from companion.games.tapestry.describing import cost_text
from companion.games.tapestry.land.events import TokenTakenOff
from companion.games.tapestry.nouns import TAPESTRY as CARDS
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.score.comparing import holds
from companion.games.tapestry.state import OUTPOST, UNKNOWN, Deck, State
from companion.games.tapestry.teaching import kept
from companion.games.tapestry.turn import bots_part, effects, giving_up, verbs
from companion.games.tapestry.turn.mats import classes
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.resources import any_resource
from companion.games.tapestry.turn.turn import DECLINED, NONE, Turn

CARD = "tapestry"
TRAP, COUNTER = "trap", "double_cross"
OTHERS = ("surprise_party", "gremlins")
"""MM, FF: named by the rulebook; what else they do is read off the card."""
UNREAD = ("retreat", "surrender")
"""MM: they answer a conquest, and no source has their words: what happened is asked."""
TOPPLED, AS_USUAL, LEFT = "toppled", "as_usual", "left"
ANSWERS = ((TOPPLED, "token-toppled"), (AS_USUAL, "outpost"))
LEAVING = ((LEFT, "arrow-left"),)


def sprung(turn: Turn, victim: str, place: str) -> bool:
    """Whether a trap keeps the territory for whoever controls it."""
    if effects.rule_in_force(turn.state, turn.player, "no_traps_against"):
        return False
    if victim == AUTOMA:
        return bots_part.trapped(turn) and not _countered(turn)
    if victim not in turn.state.players or not may_respond(turn.state, victim):
        return False
    owner = turn.of(victim)
    card = _answer(owner, place)
    owner = owner.because_of(turn.player)
    if card == TRAP:
        return _trap_sprung(turn, owner)
    return card != NONE and _other_response(owner, card, place)


def may_respond(state: State, player: str) -> bool:
    """Not after one's fifth income turn, unless a mat says so."""
    after_all = any(one.responds_after_the_end for one in classes(state, player))
    return after_all or not state.past_the_fifth(player)


def _answer(owner: Turn, place: str) -> str:
    """Which card answers the conquest, asked of somebody who may hold one."""
    kept.meet_perhaps(owner.step, owner.player, TRAP)
    every = (TRAP, *others_in_play(owner.state), *unread(owner.state), *taught(owner.state))
    held = [card for card in every if _holds(owner, card)]
    asked = owner.me.name or owner.player
    if held == [TRAP]:
        text = Message("tapestry.ask.trap", player=asked)
        return TRAP if owner.may("trap", text, where=f"hex:{place}") else NONE
    if not held:
        return NONE
    options = [DECLINED, *CARDS.these(owner.state, held)]
    return owner.choose("response", Message("tapestry.ask.response", player=asked), options)


def _trap_sprung(turn: Turn, owner: Turn) -> bool:
    """It leaves the hand, countered or not."""
    discard(owner, TRAP)
    if _countered(turn):
        return False
    any_resource(owner)
    return True


def _other_response(owner: Turn, card: str, place: str) -> bool:
    """Another card that answers the conquest; nothing counters it."""
    looked_at = topples(owner, card)
    respond(owner, card)
    if card in unread(owner.state):
        return happened(owner, card, place)
    return looked_at


def happened(owner: Turn, card: str, place: str) -> bool:
    """Whether the attacker lies; the owner may also have left the territory to them."""
    outposts = OUTPOST in {t.kind for t in owner.state.map[place].tokens if t.owner == owner.player}
    options = [
        Option(what, Message(f"tapestry.option.answered.{what}"), icon=icon)
        for what, icon in (*ANSWERS, *(LEAVING if outposts else ()))
    ]
    text = Message("tapestry.ask.what_happened", card=word("tapestry", card))
    what = owner.choose("answered", text, options)
    if what == LEFT:
        owner.record(TokenTakenOff(place, owner.player))
    return what == TOPPLED


def stands(state: State, owner: str, place: str) -> bool:
    """Whether something of the owner still stands there."""
    return any(t.owner == owner and t.controls for t in state.map[place].tokens)


def unread(state: State) -> tuple[str, ...]:
    """Those of the boxes in play whose words no source has, and nobody taught."""
    there = (card for card in UNREAD if state.options.has(content.tapestry(card).expansion))
    return tuple(card for card in there if card not in state.taught)


def others_in_play(state: State) -> tuple[str, ...]:
    """The other responses of the boxes in play."""
    return tuple(card for card in OTHERS if state.options.has(content.tapestry(card).expansion))


def taught(state: State) -> tuple[str, ...]:
    """Traps that an owner taught, of those that are not listed already."""
    listed = (*OTHERS, COUNTER)
    cards = (one for one in state.taught.values() if TRAP in one.kinds)
    return tuple(one.id for one in cards if one.id not in listed)


def topples(owner: Turn, card: str) -> bool:
    """Whether it leaves the attacker lying: of one that was taught its owner said so, and when."""
    said = known.teaching(owner.state, card)
    if said is None:
        return True
    toppling = next((one for one in said.clauses if one.verb == TOPPLE), None)
    return toppling is not None and all(_allows(owner, one) for one in toppling.before)


def _allows(owner: Turn, before: Before) -> bool:
    """What stands before it: a condition, a price; whoever springs it wants to."""
    if before.word == "if":
        return holds(owner, Benefit(Verb.IF, before.what, before.n, before.per))
    return before.word != "pay" or paid(owner, {before.what: before.n})


def paid(owner: Turn, price: Mapping[str, int]) -> bool:
    """Whether its owner pays for it."""
    if not giving_up.affordable(owner, price):
        return False
    text = Message("tapestry.ask.pay_to_topple", cost=cost_text(price))
    if not owner.may("pay.topple", text):
        return False
    giving_up.pay(owner, price)
    return True


def respond(owner: Turn, card: str) -> None:
    """The card leaves the hand; a trap brings a resource, another does what it says."""
    if _holds(owner, card):
        discard(owner, card)
    if card == TRAP:
        any_resource(owner)
    elif said := known.teaching(owner.state, card):
        verbs.gain_all(owner, said.at(SPRUNG), CARD, card)
    else:
        owner.tell(word("tapestry_text", card), icon="card-tapestry")


def _countered(turn: Turn) -> bool:
    """MM: Double Cross undoes the trap, which pays nothing then."""
    if not turn.state.options.has("MM") or not _holds(turn, COUNTER):
        return False
    if not may_respond(turn.state, turn.player):
        return False
    if not turn.may("counter", Message("tapestry.ask.counter", card=word("tapestry", COUNTER))):
        return False
    discard(turn, COUNTER)
    return True


def _holds(owner: Turn, card: str) -> bool:
    return may_hold(owner.state, owner.player, card)


def may_hold(state: State, player: str, card: str) -> bool:
    """In hand by name, or perhaps among cards nobody named, while a copy was not seen."""
    hand = state.players[player].hand
    unseen = card in state.decks.get(CARD, Deck()).cards
    return card in hand or (UNKNOWN in hand and unseen)


def discard(owner: Turn, card: str) -> None:
    """Out of the hand; an unnamed card is named first."""
    if card not in owner.me.hand:
        owner.record(TapestryNamed(owner.player, card))
    owner.record(TapestryDiscarded(owner.player, card))
