"""Whole games of Imperium touched on its pages, with real cards: how much a card takes.

Each of the sixteen nations on a tablet and on a phone, with its deck in Loom and with the real one.

Naming is counted both ways. What is held to a limit are touches for names alone: what a card is,
or that none came. Counted as it was at first, with whatever else is answered in the C.I.V.'s turn
(a doubtful word of a row, a choice, a number), it is told beside them and held to nothing: those
touches name no card, and a table with real cards answers them too. They are within `ALL`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from random import Random

from companion.core.command import Command
from companion.describe.lint import faults
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.pages.told import is_its
from companion.games.imperium.state import Phase, State
from tests.imperium.page_player import PagePlayer
from tests.soak import imperium as games
from tests.soak.imperium_named import begun

NAME = "imperium by its pages"
COUNT = 192
FIRST = 1
FORMS, WAYS = ("landscape", "phone"), (True, False)
"""A tablet and a phone; the deck in Loom, and the real one."""
SCROLLS = {
    ("landscape", True): 0.0,
    ("landscape", False): 0.1,
    ("phone", True): 0.5,
    ("phone", False): 0.5,
}
"""How often a finger may have to draw for a card."""
NAMING, ALL = {True: 0.7, False: 1.3}, 1.8
"""Touches for names by whether Loom keeps the deck, and for everything where it does."""
ENOUGH = 1_000
"""Of fewer cards a mean says nothing."""


@dataclass
class Tally:
    """Of all games of a kind."""

    cards: int = 0
    touches: int = 0
    naming: int = 0
    answers: int = 0
    drags: int = 0

    def add(self, player: PagePlayer) -> None:
        """One more game."""
        self.cards += player.cards
        self.touches += player.touches
        self.naming += player.naming
        self.answers += player.answers
        self.drags += player.drags

    def a_card(self) -> tuple[float, ...]:
        """All touches, those for names alone and with all other answers, drags."""
        found = (self.touches, self.naming, self.naming + self.answers, self.drags)
        return tuple(n / self.cards for n in found)


def run(count: int, seed: int) -> str:
    """No page has a fault, and no card takes more than it may; each form and way in turn."""
    kinds = [*product(FORMS, WAYS)]
    tallies = {kind: Tally() for kind in kinds}
    for i in range(count):
        form, loom = kind = kinds[i % len(kinds)]
        tallies[kind].add(play(i // len(kinds), f"{seed}:{i}", form, in_loom=loom))
    return "; ".join(_told(*kind, one) for kind, one in tallies.items() if one.cards)


def _told(form: str, loom: bool, tally: Tally) -> str:
    """What a card took there, held to its limits."""
    touches, naming, answered, scrolls = tally.a_card()
    if tally.cards >= ENOUGH:
        assert naming <= NAMING[loom], (form, loom, naming)
        assert round(scrolls, 2) <= SCROLLS[form, loom], (form, loom, scrolls)
        assert not loom or touches <= ALL, (form, touches)
    return (
        f"{form}, deck {'in Loom' if loom else 'on the table'}, a card of {tally.cards}: "
        f"{touches:.2f} touches, {naming:.2f} for names, {answered:.2f} with all other answers, "
        f"{scrolls:.3f} scrolls"
    )


def play(i: int, seed: str, form: str, *, in_loom: bool) -> PagePlayer:
    """One game, the C.I.V.'s turns on the pages."""
    random = Random(seed)
    session, real = begun(i, random, seed, in_loom=in_loom)
    player = PagePlayer(session, real, form)
    while session.state.phase not in (Phase.SCORING, Phase.OVER) and not session.state.collapsed:
        if is_its(player.desk):
            player.its_turn()
        else:
            for command in games.commands(session.state, random):
                if session.why_not(command) is None and not session.state.collapsed:
                    _does(player, command)
        player.look()
        showing = player.showing
        assert list(faults(showing.page, showing.pieces, player.surface)) == []
    return player


def _does(player: PagePlayer, command: Command[State]) -> None:
    """What somebody says of their own turn; its end is touched, as the C.I.V. goes on from it."""
    if isinstance(command, EndYourTurn):
        player.ends_turn(command.slot)
        return
    session = player.session
    session.do(command)
    while session.pending:
        session.answer(player.real.answer(session, session.pending.question))
    player.follow()
