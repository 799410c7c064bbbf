"""Whole games of Imperium in which Loom keeps the C.I.V.'s deck, followed on wood.

The table names what comes into the Market and what came face down; in every fourth game the deck
changes between Loom and the table again and again.
"""

from __future__ import annotations

from random import Random

from companion.core.session import Session
from companion.games.imperium.commands.keeping import KeepDeck
from companion.games.imperium.game import GAME
from companion.games.imperium.state import Phase, State
from companion.i18n import Words
from companion.resources import data_dir
from tests.imperium.real_table import RealTable
from tests.soak import imperium as games
from tests.soak.imperium_named import Tally, begun, carried_out, score
from tests.wooden.following import Follower
from tests.wooden.imperium import inventory

NAME = "imperium in Loom"
COUNT = 5000
FIRST = 4
CHANGES = 4
MOST_TOUCHES = 0.7


def run(count: int, seed: int) -> str:
    """The table of wood agrees, and the points are those of the cards."""
    kept, changed = Tally(), Tally()
    for i in range(count):
        changes = i % CHANGES == CHANGES - 1
        played(i, f"{seed}:{i}", changed if changes else kept, changes=changes)
    per_card = kept.touches / kept.cards
    assert per_card <= MOST_TOUCHES, per_card
    return (
        f"{kept.cards} cards of the C.I.V. in Loom, {per_card:.2f} touches each; "
        f"{changed.cards} cards in games that change; "
        f"{kept.scored + changed.scored} scores right; 0 differences"
    )


def played(i: int, seed: str, tally: Tally, *, changes: bool) -> Session[State]:
    """One game, and its score."""
    random, say = Random(seed), Words(data_dir() / "text", "en").text
    session, real = begun(i, random, seed, in_loom=True)
    wood = Follower(session, inventory(session.options))
    tally.games += 1
    while session.state.phase not in (Phase.SCORING, Phase.OVER):
        for command in games.commands(session.state, random):
            if changes and random.random() < 0.05:
                _change(session, real, tally, wood)
            if session.why_not(command) is None:
                carried_out(session, command, real, tally, say)
                wood.follow(session)
                GAME.invariants(session.state)
            if session.state.collapsed:
                break
    if session.state.phase is Phase.SCORING:
        score(session, real, tally, say)
    return session


def _change(session: Session[State], real: RealTable, tally: Tally, wood: Follower) -> None:
    """The deck goes to the table, or into Loom."""
    command = KeepDeck(in_loom=not session.state.civ.kept)
    if session.why_not(command) is None:
        carried_out(session, command, real, tally, lambda text: text.key)
        wood.follow(session)
