"""Verbs that belong to no chapter of their own: a landmark by name, a price, draw and keep.

Rulebook, "Icon guide" and the cards' own words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.events.cards import TapestryGained, TechInvented
from companion.games.tapestry.rules import (
    advance,
    describing,
    drawing,
    giving_up,
    landmarks,
    spaces,
    verbs,
)
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.verbs import handles
from companion.games.tapestry.rules.words import word
from companion.games.tapestry.state import State

TIER_TWO = 4


@handles(Verb.LANDMARK)
def landmark(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The landmark of the card, or one of the player's choice."""
    del source, detail
    if benefit.landmark:
        landmarks.take(turn, benefit.landmark)
        return
    choose_landmark(turn, tier_two_only=benefit.what == "any_tier_II")


def choose_landmark(turn: Turn, *, tier_two_only: bool = False) -> None:
    """Any landmark still on the board of landmarks."""
    free = board_landmarks(turn.state, tier_two_only=tier_two_only)
    if not free:
        turn.tell(Message("tapestry.told.no_landmark"))
        return
    options = [Option(one, word("landmark", one), icon="landmark") for one in free]
    landmarks.take(turn, turn.choose("landmark", Message("tapestry.ask.landmark"), options))


def board_landmarks(state: State, *, tier_two_only: bool = False) -> tuple[str, ...]:
    """Landmarks of the tracks in play that nobody has."""
    return tuple(
        one.id
        for one in content.landmarks().values()
        if one.track in state.used_tracks()
        and one.id not in state.landmarks
        and (one.space == TIER_TWO or not tier_two_only)
    )


@handles(Verb.PAY)
def pay(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """It may be paid for, once."""
    if paid(turn, benefit):
        verbs.gain_all(turn, benefit.steps, source, detail)


def paid(turn: Turn, benefit: Benefit) -> bool:
    """Whether the player pays: not asked where it cannot be paid or there is nothing to gain."""
    if not giving_up.affordable(turn, benefit.cost):
        return False
    if not leads_somewhere(turn.state, turn.player, benefit.steps):
        turn.tell(Message("tapestry.told.nothing_for_it", offer=describing.benefit_text(benefit)))
        return False
    text = Message("tapestry.ask.pay_for", offer=describing.benefit_text(benefit))
    if not turn.may("pay.for", text):
        return False
    giving_up.pay(turn, benefit.cost)
    return True


def leads_somewhere(state: State, player: str, steps: Sequence[Benefit]) -> bool:
    """Whether a price buys anything: a position to repeat, a track to go up."""
    return any(_leads(state, player, step) for step in steps)


def _leads(state: State, player: str, step: Benefit) -> bool:
    if step.op is Verb.REPEAT:
        return bool(spaces.repeatable(state, player))
    if step.op is Verb.ADVANCE:
        tracks = step.tracks or state.used_tracks()
        return any(advance.is_open(state, player, track) for track in tracks)
    return True


DECKS: Mapping[str, str] = {"tapestry": "tapestry", "tech_card": "tech"}


@handles(Verb.DRAW_KEEP)
def draw_keep(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Draw so many, keep one, discard the others; real cards are looked at on the table."""
    del source, detail
    deck = DECKS[benefit.what]
    if not drawing.refilled(turn, deck):
        return
    seen = drawing.look_at(turn, deck, benefit.n)
    options = [Option(card, word(deck, card)) for card in dict.fromkeys(seen)]
    kept = turn.choose("keep", Message("tapestry.ask.keep"), options)
    if deck == "tech":
        turn.record(TechInvented(turn.player, kept))
    else:
        turn.record(TapestryGained(turn.player, kept))
    drawing.turn_away(turn, deck, seen, kept)
