"""Civilizations: the Gamblers, the Heralds and the Recyclers.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards import drawing, tapestries, upgrading
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded, TapestryGained
from companion.games.tapestry.cards.events_of_technologies import TechUpgraded
from companion.games.tapestry.civilizations import FIRST_INCOME, INCOME, RECYCLE, mark, marked
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.names import card_name, word
from companion.games.tapestry.turn.turn import Turn

GAMBLERS, HERALDS, RECYCLERS = "gamblers", "heralds", "recyclers"
REVEALED, TOKENS, RECYCLED, NONE = 3, 4, 5, "none"


@FIRST_INCOME.of(GAMBLERS)
@INCOME.of(GAMBLERS)
def gamblers(turn: Turn) -> None:
    """Three tapestries: one "when played" is played, or one is kept; the rest is discarded."""
    revealed = [card for _ in range(REVEALED) if (card := _draw(turn))]
    playable = [card for card in revealed if "when_played" in content.tapestry(card).kinds]
    choices = dict.fromkeys(playable or revealed)
    if not choices:
        return
    options = [Option(card, card_name("tapestry", card), icon="card-tapestry") for card in choices]
    kept = turn.choose("gamblers", Message("tapestry.ask.gamblers"), options)
    revealed.remove(kept)
    for card in revealed:
        turn.record(TapestryDiscarded(turn.player, card))
    if playable:
        tapestries.play(turn, kept)


def _draw(turn: Turn) -> str:
    """A named card to the hand; empty where none is left."""
    if not drawing.refilled(turn, "tapestry"):
        return ""
    card = drawing.draw(turn, "tapestry")
    turn.record(TapestryGained(turn.player, card))
    return card


@INCOME.of(HERALDS)
def heralds(turn: Turn) -> None:
    """Maybe a token on a visible "when played" tapestry of anybody: gain what it does."""
    used = marked(turn, HERALDS, "used")
    cards = {
        card: None
        for me in turn.state.players.values()
        for _, card in effects.visible_cards(me)
        if "when_played" in content.tapestry(card).kinds and not marked(turn, HERALDS, card)
    }
    if used >= TOKENS or not cards:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(card, word("tapestry", card), icon="card-tapestry") for card in cards]
    chosen = turn.choose("heralds", Message("tapestry.ask.heralds"), options)
    if chosen != NONE:
        mark(turn, HERALDS, "used", used + 1)
        mark(turn, HERALDS, chosen)
        tapestries.resolve(turn, chosen)


@INCOME.of(RECYCLERS)
def recyclers(turn: Turn) -> None:
    """Maybe one more upgrade; a top-row card may be taken down instead."""
    rows = {tech.card: tech.row for tech in turn.me.techs}
    cards = upgrading.upgradable(turn.state, turn.player)
    up = [card for card in cards if rows[card] < upgrading.TOP]
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(f"up.{c}", card_name("tech", c), icon="card-tech") for c in up]
    options += [
        Option(f"down.{c}", Message("tapestry.option.recycle", card=card_name("tech", c)))
        for c in cards
        if c not in up
    ]
    chosen = turn.choose("recyclers", Message("tapestry.ask.upgrade"), options)
    if chosen != NONE:
        upgrading.raise_row(turn, chosen.partition(".")[2])


def _down(turn: Turn, card: str) -> None:
    """An upgrade action of its own: from the top row to the bottom for 5 points."""
    turn.record(TechUpgraded(turn.player, card, 0))
    points.score(turn, RECYCLED, "civilization", RECYCLERS)


RECYCLE[RECYCLERS] = _down
